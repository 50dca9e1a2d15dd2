import { ApiError } from '#app/lib/api/api-error.ts'
import { readToken } from '#app/lib/storage/token.ts'

/**
 * Fetches a picture with the member's token, which an `<img>` cannot send.
 *
 * @returns an object URL, which the caller has to release with `URL.revokeObjectURL`
 * @throws {ApiError} when it cannot be loaded
 */
export async function loadImage(src: string): Promise<string> {
  const token = readToken()
  const headers = token === null ? undefined : { Authorization: `Bearer ${token}` }
  const response = await fetch(src, { headers })
  if (!response.ok) throw new ApiError(response.status, response.statusText)
  return URL.createObjectURL(await response.blob())
}
