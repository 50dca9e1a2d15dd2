/**
 * What has the form of a secret of ours: at least 256 bits as base64url, as tokens, mailed links,
 * one-time codes and device keys have, or a hashed password (D-09).
 */
const SECRET = /(?:[\w-]{22}\.)?[\w-]{43,}/g

/**
 * A line of the log without secrets. The server logs none itself, but a library may log a header at
 * level `trace`, or name an address in an error.
 */
export function hideSecrets(line: string): string {
  return line.replace(SECRET, '…')
}
