import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { isoBase64URL, isoCBOR } from '@simplewebauthn/server/helpers'
import type { MadePasskey, UsedPasskey } from '#contract/sign-in/passkey-responses.ts'

/** What browsers show as the name of the site. */
const SITE = 'Simmer'
/** EdDSA, ES256 and RS256, as COSE numbers them: what devices have. */
const ALGORITHMS = [-8, -7, -257]

/** The member for whom a passkey is made. */
export interface PasskeyOwner {
  /** Random bytes in base64url. */
  userHandle: string
  username: string
  fullName: string
  /** Ids of the passkeys that the member has: no device makes a second one. */
  known: readonly string[]
}

/** A passkey as it is stored. */
export interface StoredPasskey {
  credential_id: string
  public_key: string
  counter: number
}

/**
 * This site as WebAuthn sees it. Its name is that of the site's address: a passkey of another one is refused.
 * A passkey takes the place of a password, so the device has to verify its owner, by a finger, a face or a PIN.
 */
export class RelyingParty {
  readonly #origin: () => string

  /** @param origin scheme, name and port of the site */
  constructor(origin: () => string) {
    this.#origin = origin
  }

  get #id(): string {
    return new URL(this.#origin()).hostname
  }

  /** What a browser makes a passkey with. */
  async creation(challenge: string, { userHandle, username, fullName, known }: PasskeyOwner) {
    return await generateRegistrationOptions({
      rpName: SITE,
      rpID: this.#id,
      userID: isoBase64URL.toBuffer(userHandle),
      userName: username,
      userDisplayName: fullName,
      challenge: isoBase64URL.toBuffer(challenge),
      excludeCredentials: known.map((id) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestationType: 'none',
      supportedAlgorithmIDs: ALGORITHMS,
    })
  }

  /** What a browser asks for a passkey with. It names no account: whoever has a passkey chooses it. */
  async request(challenge: string) {
    return await generateAuthenticationOptions({
      rpID: this.#id,
      challenge: isoBase64URL.toBuffer(challenge),
      userVerification: 'required',
    })
  }

  /**
   * The passkey that a browser has made.
   * @returns undefined for one that is not valid
   */
  async made(passkey: MadePasskey, challenge: string): Promise<StoredPasskey | undefined> {
    try {
      const { registrationInfo } = await verifyRegistrationResponse({
        response: withoutAttestation(passkey),
        expectedChallenge: challenge,
        expectedOrigin: this.#origin(),
        expectedRPID: this.#id,
        requireUserVerification: true,
        supportedAlgorithmIDs: ALGORITHMS,
      })
      if (!registrationInfo) return undefined
      const { id, publicKey, counter } = registrationInfo.credential
      return { credential_id: id, public_key: isoBase64URL.fromBuffer(publicKey), counter }
    } catch {
      return undefined
    }
  }

  /**
   * Verifies the proof that somebody has a passkey.
   * @returns how often the passkey was used; undefined for a proof that is not valid, and for a count that is not
   * higher than before, as a copy of the passkey has
   */
  async countOf(
    passkey: UsedPasskey,
    challenge: string,
    stored: StoredPasskey,
  ): Promise<number | undefined> {
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: passkey,
        expectedChallenge: challenge,
        expectedOrigin: this.#origin(),
        expectedRPID: this.#id,
        requireUserVerification: true,
        credential: {
          id: stored.credential_id,
          publicKey: isoBase64URL.toBuffer(stored.public_key),
          counter: stored.counter,
        },
      })
      return verified ? authenticationInfo.newCounter : undefined
    } catch {
      return undefined
    }
  }
}

/**
 * A passkey without what its maker says about the device. Nobody asks for that, and to check it the library would
 * fetch addresses that the sender has chosen.
 */
function withoutAttestation(passkey: MadePasskey): MadePasskey {
  const { attestationObject } = passkey.response
  const said = isoCBOR.decodeFirst<Map<string, unknown>>(isoBase64URL.toBuffer(attestationObject))
  const bare = new Map<string, unknown>([
    ['fmt', 'none'],
    ['attStmt', new Map()],
    ['authData', said.get('authData')],
  ])
  const bytes = isoCBOR.encode(bare as Parameters<typeof isoCBOR.encode>[0])
  return {
    ...passkey,
    response: { ...passkey.response, attestationObject: isoBase64URL.fromBuffer(bytes) },
  }
}
