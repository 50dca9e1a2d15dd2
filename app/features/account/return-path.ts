/** Where the path lies in session storage. */
const RETURN_PATH_KEY = 'simmer.returnPath'
/** A path of this site that is not about signing in itself (D-20). */
const ACCEPTED = /^\/(?!\/|\\|auth(?:[/?#]|$))/

/**
 * Remembers where a visitor was before signing in (AUT-07); the next way there overwrites it. Other
 * sites and the pages of /auth are not remembered.
 *
 * @param path path, query and hash; the page on screen when absent
 */
export function rememberReturnPath(
  path: string = location.pathname + location.search + location.hash,
): void {
  if (!ACCEPTED.test(path)) return
  try {
    sessionStorage.setItem(RETURN_PATH_KEY, path)
  } catch {
    // Storage is forbidden: signing in then ends on the first page.
  }
}

/** Takes the remembered path, once; null when there is none. */
export function takeReturnPath(): string | null {
  try {
    const path = sessionStorage.getItem(RETURN_PATH_KEY)
    sessionStorage.removeItem(RETURN_PATH_KEY)
    return path !== null && ACCEPTED.test(path) ? path : null
  } catch {
    return null
  }
}
