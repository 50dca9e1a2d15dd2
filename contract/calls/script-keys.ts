import { Type } from 'typebox'
import { read, type Call } from './call.ts'
import { IdParams } from '../common.ts'
import { MadeScriptKey, NewScriptKey, ScriptKeys } from '../script-keys/script-key.ts'

/** Calls about a member's script keys (rows X190 to X192 of the API table). No key may make them. */
export const scriptKeyCalls = {
  scriptKeys: read('/my/keys', 'yes', Type.Object({}), ScriptKeys),
  makeScriptKey: {
    method: 'POST',
    path: '/my/keys',
    auth: 'yes',
    body: NewScriptKey,
    status: 201,
    response: MadeScriptKey,
  },
  revokeScriptKey: {
    method: 'DELETE',
    path: '/my/keys/:id',
    auth: 'yes',
    params: IdParams,
    response: ScriptKeys,
  },
} as const satisfies Record<string, Call>
