/** Paths that end with a secret: whoever has it may act, or read. */
const SECRET = /^(\/(?:auth\/resetPassword|join|list|r)\/).+$/i

/** Whether a path contains a secret, so that nothing may store it. */
export function hasSecret(pathname: string): boolean {
  return SECRET.test(pathname)
}

/** A path without its secret, for those who count pages. */
export function withoutSecret(pathname: string): string {
  return pathname.replace(SECRET, '$1')
}
