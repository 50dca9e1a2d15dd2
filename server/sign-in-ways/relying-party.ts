import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { isoBase64URL, isoCBOR } from '@simplewebauthn/server/helpers'
import type { MadePasskey, UsedPasskey } from '#contract/sign-in/passkey-responses.ts'

/** Name of the site in browser dialogs. */
const SITE = 'Simmer'
/** COSE numbers of EdDSA, ES256 and RS256, the algorithms of common devices. */
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
 * This site as a relying party of WebAuthn. Its id is the host name of the site, so passkeys of other sites are refused.
 * A passkey replaces a password, so the device has to verify its owner by finger, face or PIN.
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

  /** Options for creating a passkey. */
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

  /** Options for signing in. They name no account: the person chooses a passkey. */
  async request(challenge: string) {
    return await generateAuthenticationOptions({
      rpID: this.#id,
      challenge: isoBase64URL.toBuffer(challenge),
      userVerification: 'required',
    })
  }

  /**
   * Verifies a passkey that a browser has created.
   * @returns undefined when it is not valid
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
   * @returns the use count of the passkey; undefined when the proof is not valid or the count has not risen, which
   * suggests a copied passkey
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
 * Removes the attestation of a passkey. It is not used, and verifying it would make the library fetch URLs that the
 * sender has chosen.
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
