import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { clientAddress, networksOf } from './client-address.ts'

test.each([
  ['203.0.113.7', '203.0.113.7', undefined],
  ['::ffff:203.0.113.7', '203.0.113.7', undefined],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2', '2001:db8:1::/48'],
  ['2001:DB8:1:2::9', '2001:db8:1:2', '2001:db8:1::/48'],
  ['2001:db8::9', '2001:db8:0:0', '2001:db8:0::/48'],
  ['::1', '0:0:0:0', '0:0:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0', 'fe80:0:0::/48'],
])('the network of %s is %s, of the site %s', (address, network, site) => {
  expect(networksOf(address)).toEqual({ network, site })
})

test.each(['unknown', ''])('%j has no network', (address) => {
  expect(networksOf(address)).toBeUndefined()
})

const request = (forwarded?: string | string[]) => {
  const message = new IncomingMessage(new Socket())
  Object.defineProperty(message.socket, 'remoteAddress', { value: '198.51.100.1' })
  if (forwarded) Object.assign(message.headers, { 'x-forwarded-for': forwarded })
  return message
}

test('without a trusted proxy X-Forwarded-For is ignored', () => {
  expect(clientAddress(request('203.0.113.7'), 0)).toBe('198.51.100.1')
})

test('with trusted proxies, the address seen by the outermost one is used, not earlier entries', () => {
  expect(clientAddress(request('6.6.6.6, 203.0.113.7'), 1)).toBe('203.0.113.7')
  expect(clientAddress(request('6.6.6.6, 203.0.113.7, 192.0.2.2'), 2)).toBe('203.0.113.7')
})

test.each([undefined, 'unknown', ''])(
  'a proxy that sends %j falls back to the connection’s own address',
  (forwarded) => {
    expect(clientAddress(request(forwarded), 1)).toBe('198.51.100.1')
  },
)

test.each([
  ['203.0.113.7:4711', '203.0.113.7'],
  ['[2001:db8:1:2::9]:4711', '2001:db8:1:2::9'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2::9'],
  ['2001:db8:1:2::9', '2001:db8:1:2::9'],
])('the entry %s, in the format of some proxies, is the address %s', (forwarded, address) => {
  expect(clientAddress(request(forwarded), 1)).toBe(address)
})

test('fewer entries than trusted proxies fall back to the connection’s own address', () => {
  expect(clientAddress(request('203.0.113.7'), 2)).toBe('198.51.100.1')
})
