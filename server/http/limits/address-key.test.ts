import { expect, test } from 'vitest'
import { addressKey } from './address-key.ts'

test.for([
  ['192.0.2.1', '192.0.2.1'],
  ['192.0.2.1:49152', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::ffff:c000:201', '192.0.2.1'],
  ['2001:db8:1:2::1', '2001:db8:1:2::'],
  ['2001:DB8:1:2:ffff::9', '2001:db8:1:2::'],
  ['[2001:db8:1:2::1]:443', '2001:db8:1:2::'],
  ['2001:db8:1:3::1', '2001:db8:1:3::'],
  ['fe80::1%eth0', 'fe80::'],
  ['_hidden', 'unknown'],
  ['x'.repeat(10_000), 'unknown'],
  ['', 'unknown'],
] as const)('%s counts under %s', ([address, key]) => {
  expect(addressKey(address)).toBe(key)
})
