import { createHash } from 'node:crypto'
import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const expected = (password: string) => createHash('sha256').update(password, 'utf8').digest('hex')

/** Imports the module again after `resetModules`, so that it looks for WebCrypto again. */
async function load() {
  return (await import('./hash-password.ts')).hashPassword
}

beforeEach(() => void vi.resetModules())
afterEach(() => void vi.unstubAllGlobals())

test('VAL-02 AUT-22 a password is sent as its SHA-256, not as it was typed', async () => {
  const hashPassword = await load()
  expect(await hashPassword('correct horse')).toBe(
    '4104d36f8da2c254349f85836793ebe029e0c957063a34c91c2e9203187b5631',
  )
  expect(await hashPassword('')).toBe('')
})

test.for([
  ['with the browser’s hash', {}],
  ['on plain http, where there is none', { crypto: {} }],
] as const)(
  'VAL-02 the same password has the same hash in every browser: %s',
  async ([, globals]) => {
    for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
    const hashPassword = await load()
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', minLength: 1 }), async (password) => {
        expect(await hashPassword(password)).toBe(expected(password))
      }),
    )
    expect(await hashPassword('')).toBe('')
  },
)
