/** Whose requests are counted together: a whole network of IPv6, since whoever has one has more addresses than can be counted. */
import { isIPv4, isIPv6 } from 'node:net'
import { isOpenAddress } from '../notify/guard.ts'

const allParts = 8

/** The numbers in a piece of an IPv6 address; the last of them may be written as an IPv4 address. */
const partsOf = (text: string): readonly number[] =>
  text === ''
    ? []
    : text.split(':').flatMap((part) => {
        if (!part.includes('.')) return [Number.parseInt(part, 16)]
        const [first, second, third, fourth] = part.split('.').map(Number)
        return [first * 256 + second, third * 256 + fourth]
      })

/** The eight numbers of an IPv6 address, however it is written. */
function readIPv6(address: string): readonly number[] {
  const [before, after] = address.split('::')
  const [first, last] = [partsOf(before), partsOf(after ?? '')]
  return [...first, ...Array<number>(Math.max(0, allParts - first.length - last.length)).fill(0), ...last]
}

/** How networks of IPv6 that stand for addresses of IPv4 begin, and where in them the address lies. */
const bridges = [
  // Written as IPv6; translated on the way (NAT64); sent through the older internet (6to4).
  { begin: [0, 0, 0, 0, 0, 0xffff], at: 6 },
  { begin: [0x64, 0xff9b, 0, 0, 0, 0], at: 6 },
  { begin: [0x2002], at: 1 },
] as const

/** The part of an IPv6 address that names the network of one customer: 64 bits. */
const networkParts = 4

/** An address as a proxy may write it, without a port, brackets and the zone of the machine. */
const bareAddress = (text: string): string =>
  (/^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text).replace(/%.*$/, '')

/** An IPv4 address as it is, also when it is written as IPv6; of an IPv6 address its network. */
export function networkOf(address: string): string {
  const bare = bareAddress(address)
  if (!isIPv6(bare)) return bare
  const parts = readIPv6(bare)
  const bridge = bridges.find(({ begin }) => begin.every((part, at) => parts[at] === part))
  if (bridge !== undefined) {
    return parts
      .slice(bridge.at, bridge.at + 2)
      .flatMap((part) => [part >> 8, part & 255])
      .join('.')
  }
  const network = parts.slice(0, networkParts).map((part) => part.toString(16))
  return `${network.join(':')}::/64`
}

/** The same on the open internet; at home, in a club or behind a proxy that is not told of, all have the same address. */
export function openNetworkOf(address: string): string | undefined {
  const network = networkOf(address)
  return isOpenAddress(isIPv4(network) ? network : bareAddress(address)) ? network : undefined
}
