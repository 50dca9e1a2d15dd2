/**
 * The format of our secrets: 256 bits or more as base64url (tokens, mailed links, one-time codes,
 * device keys) or a hashed password (D-09).
 */
const SECRET = /(?:[\w-]{22}\.)?[\w-]{43,}/g

/**
 * Redacts secrets in a log line. The server logs none itself, but a library may log a header at
 * level `trace` or a URL in an error.
 */
export function hideSecrets(line: string): string {
  return line.replace(SECRET, '…')
}
