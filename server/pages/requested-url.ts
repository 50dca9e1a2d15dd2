import { ApiError } from '#server/http/errors.ts'

/**
 * The requested URL, always at this origin: `//host/x` is a path, and only the path of an absolute
 * URL in the request line counts (RFC 9112, section 3.2.2).
 *
 * @throws `RequestInvalid` with 400 when there is no path
 */
export function requestedUrl(rawUrl: string, origin: string): URL {
  const whole = rawUrl.startsWith('/') ? undefined : URL.parse(rawUrl)
  const path = whole ? whole.pathname + whole.search : rawUrl
  if (!path.startsWith('/')) throw new ApiError('RequestInvalid', { status: 400 })
  return new URL(origin + path)
}
