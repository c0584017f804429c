/** Whose requests are counted together: a whole network of IPv6, since whoever has one has more addresses than can be counted. */
import { isIPv4, isIPv6 } from 'node:net'
import { isOpenAddress } from '../notify/guard.ts'

/** The parts of an IPv6 address that name the network of one customer: 64 bits. */
const ownParts = 4
const allParts = 8

const partsOf = (text: string): readonly string[] => (text === '' ? [] : text.split(':'))

/** An IPv4 address as it is, also when it is written as IPv6; of an IPv6 address its network. */
export function networkOf(address: string): string {
  const [, embedded] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? []
  if (embedded !== undefined || !isIPv6(address)) return embedded ?? address
  const [before, after] = address.replace(/%.*$/, '').split('::')
  const [first, last] = [partsOf(before), partsOf(after ?? '')]
  const gap = after === undefined ? 0 : Math.max(0, allParts - first.length - last.length)
  const parts = [...first, ...Array<string>(gap).fill('0'), ...last]
  return `${parts
    .slice(0, ownParts)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':')}::/64`
}

/** The same on the open internet; at home, in a club or behind a proxy that is not told of, all have the same address. */
export function openNetworkOf(address: string): string | undefined {
  const network = networkOf(address)
  return isOpenAddress(isIPv4(network) ? network : address) ? network : undefined
}
