import { expect, test } from 'vitest'
import { isLoopback, isPublicAddress } from './public-address.ts'

test.for(['8.8.8.8', '172.15.0.1', '172.32.0.1', '223.255.255.255', '2a00:1450:4001::200a'])(
  '%s is public',
  (address) => expect(isPublicAddress(address)).toBe(true),
)

test.for([
  '0.0.0.0',
  '10.0.0.1',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.31.255.255',
  '192.0.2.1',
  '192.168.1.1',
  '198.19.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:8.8.8.8',
  '64:ff9b::a00:1',
  'fc00::1',
  'fe80::1',
  'ff02::1',
  '2001:db8::1',
  '2002:7f00:1::',
])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false))

test('loopback is this machine, in both versions', () => {
  expect(['127.0.0.1', '127.9.9.9', '::1'].every(isLoopback)).toBe(true)
  expect(['10.0.0.1', '8.8.8.8', 'fe80::1'].some(isLoopback)).toBe(false)
})
