import { Type } from 'typebox'
import { AuthResult } from '../account.ts'
import { Empty, IdParams } from '../common.ts'
import {
  CreationOptions,
  NewPasskey,
  PasskeySignIn,
  RequestOptions,
} from '../sign-in/passkey-responses.ts'
import {
  LinkBody,
  LinkedProviderParams,
  LinkStart,
  PasskeyName,
  SignInWays,
} from '../sign-in/sign-in-ways.ts'
import { read, type Call } from './call.ts'

/** Calls about how a member signs in (rows X310 to X319 and X360 of the API table). No script key may make them. */
export const signInWayCalls = {
  signInWays: read('/me/sign_in', 'yes', Type.Object({}), SignInWays),
  startPasskey: {
    method: 'POST',
    path: '/me/passkeys/options',
    auth: 'yes',
    response: CreationOptions,
  },
  addPasskey: {
    method: 'POST',
    path: '/me/passkeys',
    auth: 'yes',
    body: NewPasskey,
    status: 201,
    response: SignInWays,
  },
  renamePasskey: {
    method: 'PATCH',
    path: '/me/passkeys/:id',
    auth: 'yes',
    params: IdParams,
    body: PasskeyName,
    response: SignInWays,
  },
  removePasskey: {
    method: 'DELETE',
    path: '/me/passkeys/:id',
    auth: 'yes',
    params: IdParams,
    response: SignInWays,
  },
  startLink: {
    method: 'POST',
    path: '/signup/external/:provider/link',
    auth: 'yes',
    params: LinkedProviderParams,
    response: LinkStart,
  },
  linkProvider: {
    method: 'POST',
    path: '/signup/externallink',
    auth: 'yes',
    body: LinkBody,
    response: SignInWays,
  },
  unlinkProvider: {
    method: 'DELETE',
    path: '/me/providers/:provider',
    auth: 'yes',
    params: LinkedProviderParams,
    response: SignInWays,
  },
  signOutElsewhere: { method: 'DELETE', path: '/me/sessions', auth: 'yes', response: Empty },
  askForPasskey: {
    method: 'POST',
    path: '/auth/passkey/options',
    worksReadOnly: true,
    auth: 'no',
    response: RequestOptions,
  },
  signInWithPasskey: {
    method: 'POST',
    path: '/auth/passkey',
    worksReadOnly: true,
    auth: 'no',
    body: PasskeySignIn,
    response: AuthResult,
  },
} as const satisfies Record<string, Call>
