import { hashText } from '#app/lib/hash-text.ts'
import { ApiError } from './api-error.ts'

/** A UUID that is always the same for a key and what is sent. */
async function otherKey(key: string, fields: object): Promise<string> {
  const hash = await hashText(key + JSON.stringify(fields))
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    hash.slice(12, 16),
    hash.slice(16, 20),
    hash.slice(20, 32),
  ].join('-')
}

/**
 * Sends something that is stored once for its key. If the server has other words for this key, because the
 * response to an earlier attempt was lost and the member wrote on, these are stored beside them: nothing that
 * was written is lost.
 *
 * @param send makes the call with a key
 * @throws {ApiError} what the call throws
 */
export async function sendOnce<Fields extends object, Response>(
  key: string,
  fields: Fields,
  send: (fields: Fields & { Key: string }) => Promise<Response>,
): Promise<Response> {
  try {
    return await send({ ...fields, Key: key })
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'ChangedMeanwhile') throw error
    return await send({ ...fields, Key: await otherKey(key, fields) })
  }
}
