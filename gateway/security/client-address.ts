import type { IncomingMessage } from 'node:http'
import { isIPv4, isIPv6, SocketAddress } from 'node:net'

/** An IPv4-mapped IPv6 address. */
const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** Some proxies include the client's port: `203.0.113.7:4711`, `[2001:db8::1]:4711`. */
const withoutPort = (address: string): string =>
  /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address)?.[1] ?? address

/**
 * The client's address. Behind `proxies` trusted proxies (TRUST_PROXY) it is the address that the outermost of them
 * saw; any client can forge the entries of X-Forwarded-For to the left of it.
 */
export function clientAddress(
  request: Pick<IncomingMessage, 'headers' | 'socket'>,
  proxies: number,
): string | undefined {
  const forwarded = [request.headers['x-forwarded-for'] ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((address) => withoutPort(address.trim()))
  const seen = proxies > 0 ? forwarded.at(-proxies) : undefined
  return seen && networksOf(seen) ? seen : request.socket.remoteAddress
}

/** The first groups of an IPv6 address, expanded. */
function groupsOf(address: string, count: number): string {
  // Node normalises it to its short form.
  const [head = '', tail] = new SocketAddress({ address, family: 'ipv6' }).address.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const groups =
    tail === undefined ? before : [...before, ...Array(8 - before.length - after.length).fill('0'), ...after]
  return groups.slice(0, count).join(':')
}

/**
 * The network of one household or office: an IPv4 address, or the first 64 bits of an IPv6 address, in which each
 * device changes its address often. `site`: the first 48 bits, because one customer of a provider may have all 65,536
 * networks below them. Undefined for text that is not an address.
 */
export function networksOf(
  address: string,
): { readonly network: string; readonly site: string | undefined } | undefined {
  const plain = address.replace(mapped, '$1').replace(/%.*/s, '')
  if (isIPv4(plain)) return { network: plain, site: undefined }
  if (!isIPv6(plain)) return undefined
  return { network: groupsOf(plain, 4), site: `${groupsOf(plain, 3)}::/48` }
}
