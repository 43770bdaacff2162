import type { IncomingMessage } from 'node:http'
import { isIPv4, isIPv6, SocketAddress } from 'node:net'

/** An IPv4 address that came over an IPv6 socket. */
const mapped = /^::ffff:(?=\d+\.)/i

/**
 * Where a request came from. With `proxies` trusted ones in front of us (TRUST_PROXY), the address that the outermost of them saw;
 * what stands to the left of it in X-Forwarded-For anybody can write.
 */
export function clientAddress(
  request: Pick<IncomingMessage, 'headers' | 'socket'>,
  proxies: number,
): string | undefined {
  const forwarded = [request.headers['x-forwarded-for'] ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((address) => address.trim())
  const told = proxies > 0 ? forwarded.at(-proxies) : undefined
  return told && networkOf(told) ? told : request.socket.remoteAddress
}

/**
 * What one household or office has: an IPv4 address, or the first 64 bits of an IPv6 one, out of which each device makes new
 * addresses all the time. Undefined: no address.
 */
export function networkOf(address: string): string | undefined {
  const plain = address.replace(mapped, '').replace(/%.*$/, '')
  if (isIPv4(plain)) return plain
  if (!isIPv6(plain)) return undefined
  // Node writes it in the one short form.
  const [head = '', tail] = new SocketAddress({ address: plain, family: 'ipv6' }).address.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const groups =
    tail === undefined ? before : [...before, ...Array(8 - before.length - after.length).fill('0'), ...after]
  return groups.slice(0, 4).join(':')
}
