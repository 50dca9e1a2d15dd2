import { expect, test } from 'vitest'
import { PASSWORD_MIN } from '#contract/limits.ts'
import { faultOfNewPassword } from './new-password.ts'

const LONG = 'x'.repeat(PASSWORD_MIN)

test.for([
  [['', ''], 'empty'],
  [['  ', LONG], 'empty'],
  [[LONG, ''], 'empty'],
  [[LONG, LONG, ' '], 'empty'],
  [[LONG, `${LONG}y`], 'mismatch'],
  [['short', 'other'], 'mismatch'],
  [['short', 'short'], 'short'],
  [['short'], 'short'],
  [[LONG], undefined],
  [[LONG, LONG, 'old'], undefined],
] as const)('VAL-07 the new passwords %j are validated: %s', ([[password, ...rest], fault]) => {
  expect(faultOfNewPassword(password, ...rest)).toBe(fault)
})
