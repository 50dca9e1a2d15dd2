import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'
import { expect } from 'vitest'
import type { SignInWays } from '#contract/sign-in/sign-in-ways.ts'
import type { App } from '#server/http/app-type.ts'
import { call, type Headers } from './own-recipes.ts'

/** Where tests without `PUBLIC_ORIGIN` are. */
const ORIGIN = 'http://localhost:3000'

/** What an authenticator does otherwise than it should. */
export interface Mischief {
  origin?: string
  rpId?: string
  challenge?: string
  type?: string
  /** Whether it has verified its owner. @default true */
  isVerified?: boolean
  /** What it says about its maker. */
  attestation?: Map<string, unknown>
  userHandle?: string
}

/** The options of a call, as far as an authenticator reads them. */
interface Asked {
  challenge: string
  rp?: { id: string }
  rpId?: string
  user?: { id: string; name: string; displayName: string }
}

/**
 * An authenticator in software: makes a passkey and proves that it has it, as a device does. Written from the text
 * of WebAuthn, so that it knows nothing of the library of the server.
 */
export class SoftwareAuthenticator {
  readonly id = randomBytes(16)
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  /** How often it was used; stays 0 for one that does not count. */
  counter: number
  #userHandle = ''

  constructor({ counts = false }: { counts?: boolean } = {}) {
    this.counter = counts ? 1 : 0
  }

  get credentialId(): string {
    return this.id.toString('base64url')
  }

  /** What a browser sends after it has made a passkey. */
  create(asked: Asked, mischief: Mischief = {}) {
    this.#userHandle = asked.user?.id ?? ''
    const { attestation = new Map() } = mischief
    const attested = Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([0, this.id.length]),
      this.id,
      cbor(coseKey(this.#keys.publicKey)),
    ])
    const authData = Buffer.concat([this.#data(asked.rp?.id, 0x40, mischief), attested])
    const object = new Map<string, unknown>([
      ['fmt', attestation.size === 0 ? 'none' : 'packed'],
      ['attStmt', attestation],
      ['authData', authData],
    ])
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: clientData('webauthn.create', asked, mischief).toString('base64url'),
        attestationObject: cbor(object).toString('base64url'),
      },
    }
  }

  /** What a browser sends after it was asked for the passkey. */
  use(asked: Asked, mischief: Mischief = {}) {
    if (this.counter > 0) this.counter += 1
    const authData = this.#data(asked.rpId, 0, mischief)
    const client = clientData('webauthn.get', asked, mischief)
    const signed = Buffer.concat([authData, createHash('sha256').update(client).digest()])
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: sign('sha256', signed, this.#keys.privateKey).toString('base64url'),
        userHandle: mischief.userHandle ?? this.#userHandle,
      },
    }
  }

  #credential() {
    const { credentialId } = this
    return {
      id: credentialId,
      rawId: credentialId,
      type: 'public-key',
      clientExtensionResults: {},
      authenticatorAttachment: 'platform',
    }
  }

  #data(rpId = '', more: number, { rpId: other = rpId, isVerified = true }: Mischief): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(this.counter)
    const flags = 0x01 + (isVerified ? 0x04 : 0) + more
    return Buffer.concat([createHash('sha256').update(other).digest(), Buffer.from([flags]), count])
  }
}

function clientData(type: string, asked: Asked, mischief: Mischief): Buffer {
  const { origin = ORIGIN, challenge = asked.challenge } = mischief
  return Buffer.from(
    JSON.stringify({ type: mischief.type ?? type, challenge, origin, crossOrigin: false }),
  )
}

/** A public key as COSE writes it (RFC 9053): ES256 on P-256. */
function coseKey(key: KeyObject): Map<number, unknown> {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  return new Map<number, unknown>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ])
}

/** CBOR (RFC 8949) of what authenticators write: maps, arrays, texts, bytes and small numbers. */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') {
    return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value)
  }
  if (typeof value === 'string') {
    const text = Buffer.from(value)
    return Buffer.concat([cborHead(3, text.length), text])
  }
  if (value instanceof Uint8Array) return Buffer.concat([cborHead(2, value.length), value])
  if (Array.isArray(value)) {
    return Buffer.concat([cborHead(4, value.length), ...value.map((item) => cbor(item))])
  }
  const entries = [...(value as Map<unknown, unknown>)]
  const parts = entries.flatMap(([key, item]) => [cbor(key), cbor(item)])
  return Buffer.concat([cborHead(5, entries.length), ...parts])
}

function cborHead(kind: number, length: number): Buffer {
  const major = kind * 32
  if (length < 24) return Buffer.from([major + length])
  if (length < 256) return Buffer.from([major + 24, length])
  return Buffer.from([major + 25, Math.floor(length / 256), length % 256])
}

/** Asks for the options of a new passkey. */
export async function askToAdd(app: App, who: Headers): Promise<Asked> {
  const [status, { Options }] = await call<{ Options: Asked }>(
    app,
    'POST',
    '/me/passkeys/options',
    who,
  )
  expect(status).toBe(200)
  return Options
}

/** Asks for the options of a sign-in. */
export async function askToUse(app: App): Promise<Asked> {
  const [status, { Options }] = await call<{ Options: Asked }>(app, 'POST', '/auth/passkey/options')
  expect(status).toBe(200)
  return Options
}

/** Adds a passkey to a member's account as the settings do. */
export async function addPasskey(
  app: App,
  who: Headers,
  device = new SoftwareAuthenticator(),
  mischief: Mischief = {},
): Promise<{ device: SoftwareAuthenticator; ways: SignInWays }> {
  const Passkey = device.create(await askToAdd(app, who), mischief)
  const body = { Name: 'Phone', Passkey }
  const [status, ways] = await call<SignInWays>(app, 'POST', '/me/passkeys', who, body)
  expect(status).toBe(201)
  return { device, ways }
}

/** Signs in with a passkey as the sign-in screen does. */
export async function usePasskey(app: App, device: SoftwareAuthenticator, mischief: Mischief = {}) {
  const Passkey = device.use(await askToUse(app), mischief)
  const [status, body] = await call<{ access_token?: string; Code?: string }>(
    app,
    'POST',
    '/auth/passkey',
    {},
    { Passkey },
  )
  return { status, body, session: { authorization: `Bearer ${body.access_token}` } }
}
