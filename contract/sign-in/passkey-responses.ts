import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { Type, type Static } from 'typebox'
import { PasskeyName } from './sign-in-ways.ts'

/**
 * Longest field that a browser sends. Keys and signatures take a few hundred characters; an attestation,
 * which nobody asks for, may bring certificates.
 */
const FIELD_MAX = 16_000

/** Bytes as WebAuthn writes them in JSON. */
const Bytes = Type.String({ maxLength: FIELD_MAX, pattern: '^[\\w-]+$' })

/** Fields that browsers give for every passkey, in the spelling of WebAuthn (section 5.1, JSON). */
const CREDENTIAL = {
  id: Bytes,
  rawId: Bytes,
  type: Type.Literal('public-key'),
  clientExtensionResults: Type.Object({}),
}

/** A passkey that a browser has just made. */
export const MadePasskey = Type.Object({
  ...CREDENTIAL,
  response: Type.Object({
    clientDataJSON: Bytes,
    attestationObject: Bytes,
  }),
})
/** @see {@link MadePasskey} (schema) */
export type MadePasskey = Static<typeof MadePasskey>

/** The proof that somebody has a passkey. */
export const UsedPasskey = Type.Object({
  ...CREDENTIAL,
  response: Type.Object({
    clientDataJSON: Bytes,
    authenticatorData: Bytes,
    signature: Bytes,
    userHandle: Type.Optional(Bytes),
  }),
})
/** @see {@link UsedPasskey} (schema) */
export type UsedPasskey = Static<typeof UsedPasskey>

/** A key or a passkey, by what it is. */
const PUBLIC_KEY = { type: Type.Literal('public-key') }

/** Response of POST /me/passkeys/options: what a browser makes a passkey with. */
export const CreationOptions = Type.Object({
  Options: Type.Unsafe<PublicKeyCredentialCreationOptionsJSON>(
    Type.Object({
      rp: Type.Object({ id: Type.String(), name: Type.String() }),
      user: Type.Object({ id: Bytes, name: Type.String(), displayName: Type.String() }),
      challenge: Bytes,
      pubKeyCredParams: Type.Array(Type.Object({ ...PUBLIC_KEY, alg: Type.Integer() })),
      timeout: Type.Integer(),
      /** Passkeys that the member has: no device makes a second one. */
      excludeCredentials: Type.Array(Type.Object({ ...PUBLIC_KEY, id: Bytes })),
      authenticatorSelection: Type.Object({
        residentKey: Type.String(),
        requireResidentKey: Type.Boolean(),
        userVerification: Type.String(),
      }),
      attestation: Type.Literal('none'),
      extensions: Type.Object({ credProps: Type.Boolean() }),
      hints: Type.Array(Type.String()),
    }),
  ),
})

/** Response of POST /auth/passkey/options: what a browser asks for a passkey with. */
export const RequestOptions = Type.Object({
  Options: Type.Unsafe<PublicKeyCredentialRequestOptionsJSON>(
    Type.Object({
      rpId: Type.String(),
      challenge: Bytes,
      timeout: Type.Integer(),
      userVerification: Type.String(),
    }),
  ),
})

/** Body of POST /me/passkeys. */
export const NewPasskey = Type.Object({ ...PasskeyName.properties, Passkey: MadePasskey })

/** Body of POST /auth/passkey. */
export const PasskeySignIn = Type.Object({ Passkey: UsedPasskey })
