import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { LRUCache } from 'lru-cache'

const DIGITS = 16
const KNOWN_MAX = 5000

const known = new LRUCache<string, Promise<string>>({ max: KNOWN_MAX })

/**
 * First 16 hex digits of the SHA-256 of a file. Cached while its time and size stay the same.
 * @throws when there is no such file
 */
export async function contentHash(file: string): Promise<string> {
  const { mtimeMs, size } = await stat(file)
  const key = `${file} ${mtimeMs} ${size}`
  const hash = known.get(key) ?? readHash(file)
  known.set(key, hash)
  try {
    return await hash
  } catch (error) {
    known.delete(key)
    throw error
  }
}

async function readHash(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex').slice(0, DIGITS)
}
