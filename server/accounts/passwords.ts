import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { ApiError } from '#server/http/errors.ts'
import { isStolen } from './stolen-passwords/stolen-passwords.ts'

const derive = promisify(argon2)

/** What a hash costs, and so each guess at a password. */
export interface HashCost {
  /** Memory in KiB. */
  memory: number
  passes: number
  lanes: number
}

/** OWASP's minimum: 19 MiB, two passes, one lane. */
export const HASH_COST: HashCost = { memory: 19_456, passes: 2, lanes: 1 }
/** Bytes of the salt and of the hash. */
const SALT_BYTES = 16
const HASH_BYTES = 32

/** What a client sends for an empty password. */
const HASH_OF_NOTHING = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'

/** A PHC string: `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`. */
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

/** Hashes passwords and checks them. A password is what the client sends, itself a hash. */
export interface Passwords {
  /**
   * The argon2id hash of a password as a PHC string, with a salt of its own.
   * @throws {ApiError} `PasswordRequired` for an empty password, hashed or not; `PasswordStolen` for one that is
   * used most in well-known breaches
   */
  hash: (password: string) => Promise<string>
  /**
   * Whether a password matches a stored hash. Without a stored hash the result is false after the
   * same work, so that timing does not reveal whether an account exists.
   */
  matches: (password: string, stored: string | null) => Promise<boolean>
}

export function createPasswords(cost: HashCost = HASH_COST): Passwords {
  // It matches no password; verifying against it takes as long as against a real one.
  const dummy = phc(cost, randomBytes(SALT_BYTES), randomBytes(HASH_BYTES))
  return {
    hash: (password) => hashPassword(password, cost),
    matches: async (password, stored) =>
      (await isPassword(password, stored ?? dummy)) && stored !== null,
  }
}

async function hashPassword(password: string, cost: HashCost): Promise<string> {
  if (password === '' || password.toLowerCase() === HASH_OF_NOTHING) {
    throw new ApiError('PasswordRequired')
  }
  if (isStolen(password)) throw new ApiError('PasswordStolen')
  const salt = randomBytes(SALT_BYTES)
  const { memory, passes, lanes } = cost
  const hash = await derive('argon2id', {
    message: password,
    nonce: salt,
    memory,
    passes,
    parallelism: lanes,
    tagLength: HASH_BYTES,
  })
  return phc(cost, salt, hash)
}

async function isPassword(password: string, stored: string): Promise<boolean> {
  const [, memory, passes, lanes, salt = '', hash = ''] = PHC.exec(stored) ?? []
  const expected = Buffer.from(hash, 'base64')
  const actual = await derive('argon2id', {
    message: password,
    nonce: Buffer.from(salt, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(lanes),
    tagLength: expected.length,
  })
  return timingSafeEqual(actual, expected)
}

function phc({ memory, passes, lanes }: HashCost, salt: Buffer, hash: Buffer): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${lanes}$${base64(salt)}$${base64(hash)}`
}

/** PHC strings use base64 without padding. */
function base64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}
