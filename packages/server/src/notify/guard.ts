/** Addresses that people give us to call: only ones on the open internet, never inside the network the server stands in. */
import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'

const closed4 = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  closed4.addSubnet(network, bits)
}

/** Of IPv6 only what is given out to the world is open; in it are pieces that lead back to IPv4 or nowhere. */
const open6 = new BlockList()
open6.addSubnet('2000::', 3, 'ipv6')
const closed6 = new BlockList()
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  closed6.addSubnet(network, bits, 'ipv6')
}

/** Whether an IP address belongs to the open internet. */
export function isOpenAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !closed4.check(address)
  if (family === 6) return open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6')
  return false
}

/** Resolves names to addresses; tests have their own. */
export type Resolve = (name: string) => Promise<readonly string[]>

/** The system's resolver. */
const resolveName: Resolve = async (name) => (await lookup(name, { all: true })).map(({ address }) => address)

/** Where a request may go: the address is fixed, so that the name cannot mean another one a moment later. */
export interface Target {
  readonly url: URL
  readonly address: string
}

/** The parts of an address that may be called at all, whatever its name leads to. */
export function readWebAddress(text: string): URL | undefined {
  const url = URL.parse(text)
  if (url === null || !['http:', 'https:'].includes(url.protocol)) return undefined
  return url.username === '' && url.password === '' ? url : undefined
}

/** Finds out where an address leads; undefined when it may not be called. One closed address among several is enough. */
export async function findTarget(
  text: string,
  { allowPrivate, resolve = resolveName }: { readonly allowPrivate: boolean; readonly resolve?: Resolve },
): Promise<Target | undefined> {
  const url = readWebAddress(text)
  if (url === undefined) return undefined
  const name = url.hostname.replace(/^\[|\]$/g, '')
  const addresses = isIP(name) === 0 ? await resolve(name) : [name]
  const isOpen = addresses.length > 0 && addresses.every((address) => allowPrivate || isOpenAddress(address))
  return isOpen ? { url, address: addresses[0] } : undefined
}
