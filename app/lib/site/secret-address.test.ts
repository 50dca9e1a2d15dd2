import { expect, test } from 'vitest'
import { hasSecret, withoutSecret } from './secret-address.ts'

test.for(['/auth/resetPassword/abc', '/AUTH/resetpassword/abc', '/join/abc', '/list/abc/def'])(
  'the secret of %s is neither stored nor counted',
  (path) => {
    expect(hasSecret(path)).toBe(true)
    expect(withoutSecret(path)).not.toContain('abc')
  },
)

test.for(['/auth', '/shopping/12', '/household', '/recipes/5', '/join/'])(
  '%s has no secret and is counted as it is',
  (path) => {
    expect(hasSecret(path)).toBe(false)
    expect(withoutSecret(path)).toBe(path)
  },
)
