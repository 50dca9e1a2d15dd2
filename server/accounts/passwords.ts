import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { ApiError } from '#server/http/errors.ts'

const derive = promisify(argon2)

/** OWASP's minimum: 19 MiB (in KiB), two passes, one lane. */
const MEMORY = 19_456
const PASSES = 2
const LANES = 1
/** Bytes of the salt and of the hash. */
const SALT_BYTES = 16
const HASH_BYTES = 32

/** What a client sends for an empty password (D-09). */
const HASH_OF_NOTHING = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'

/** A PHC string: `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`. */
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

/**
 * The argon2id hash of a password as a PHC string, with a salt of its own. The password is what the
 * client sends, itself a hash (D-09).
 * @throws {ApiError} `PasswordRequired` for an empty password, hashed or not
 */
export async function hashPassword(password: string): Promise<string> {
  if (password === '' || password.toLowerCase() === HASH_OF_NOTHING) {
    throw new ApiError('PasswordRequired')
  }
  const salt = randomBytes(SALT_BYTES)
  const hash = await derive('argon2id', {
    message: password,
    nonce: salt,
    memory: MEMORY,
    passes: PASSES,
    parallelism: LANES,
    tagLength: HASH_BYTES,
  })
  return `$argon2id$v=19$m=${MEMORY},t=${PASSES},p=${LANES}$${base64(salt)}$${base64(hash)}`
}

/** A hash that matches no password; verifying against it takes as long as against a real one. */
const DUMMY_HASH = `$argon2id$v=19$m=${MEMORY},t=${PASSES},p=${LANES}$${base64(randomBytes(SALT_BYTES))}$${base64(randomBytes(HASH_BYTES))}`

/**
 * Whether a password matches a stored hash. Without a stored hash the result is false after the
 * same work, so that timing does not reveal whether an account exists.
 */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const [, memory, passes, lanes, salt = '', hash = ''] = PHC.exec(stored ?? DUMMY_HASH) ?? []
  const expected = Buffer.from(hash, 'base64')
  const actual = await derive('argon2id', {
    message: password,
    nonce: Buffer.from(salt, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(lanes),
    tagLength: expected.length,
  })
  return timingSafeEqual(actual, expected) && stored !== null
}

/** PHC strings use base64 without padding. */
function base64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}
