import { expect } from 'vitest'
import type { MadeScriptKey, NewScriptKey } from '#contract/script-keys/script-key.ts'
import { SCOPES } from '#contract/script-keys/scopes.ts'
import type { App } from '#server/http/app-type.ts'
import { call, type Headers } from './own-recipes.ts'

/** A key that may do everything that keys can do. */
const EVERYTHING: NewScriptKey = { Name: 'Fridge display', Scopes: [...SCOPES], Days: 90 }

/** Makes a script key as the settings do, and the headers of a script that has it. */
export async function makeKey(
  app: App,
  who: Headers,
  differences: Partial<NewScriptKey> = {},
): Promise<{ made: MadeScriptKey; script: Headers }> {
  const body = { ...EVERYTHING, ...differences }
  const [status, made] = await call<MadeScriptKey>(app, 'POST', '/my/keys', who, body)
  expect(status).toBe(201)
  return { made, script: { authorization: `Bearer ${made.Key}` } }
}
