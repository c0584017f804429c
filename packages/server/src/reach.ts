/** Where others in the same network reach a server that listens everywhere. */
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os'
import type { Settings } from './settings.ts'

/** The hosts that stand for every address of the machine. */
export const everywhere: readonly string[] = ['0.0.0.0', '::']

/** Networks between containers and virtual machines, in which no friend sits. */
const isInside = (name: string): boolean => /^(docker|br-|veth|virbr|vmnet|podman|cni)/.test(name)

/**
 * The addresses of the machine, for people. None where it listens for itself only, or where it was told by which address
 * people come.
 */
export function addressesInNetwork(
  { host, port, address }: Pick<Settings, 'host' | 'port' | 'address'>,
  listening: string,
  interfaces: Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>> = networkInterfaces(),
): readonly string[] {
  if (!everywhere.includes(host) || address !== `http://localhost:${port}`) return []
  return Object.entries(interfaces).flatMap(([name, own = []]) =>
    own
      .filter(({ family, internal }) => family === 'IPv4' && !internal && !isInside(name))
      .map((one) => `http://${one.address}:${new URL(listening).port || '80'}`),
  )
}
