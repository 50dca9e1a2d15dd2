import { parseAction, setDueAction, type RememberedAction } from './remembered-action.ts'

/** Keys in session storage. */
const RETURN_PATH_KEY = 'simmer.returnPath'
const ACTION_KEY = 'simmer.rememberedAction'
/** A path of this site that is not about signing in itself (D-20). */
const ACCEPTED = /^\/(?!\/|\\|auth(?:[/?#]|$))/

/**
 * Remembers where a visitor was before signing in (AUT-07) and what they wanted to do there. The next
 * call overwrites both. Other sites and the pages of /auth are not remembered.
 *
 * @param path path, query and hash; the page on screen when absent
 */
export function rememberReturnPath(
  path: string = location.pathname + location.search + location.hash,
  action?: RememberedAction,
): void {
  if (!ACCEPTED.test(path)) return
  try {
    sessionStorage.setItem(RETURN_PATH_KEY, path)
    if (action) sessionStorage.setItem(ACTION_KEY, JSON.stringify(action))
    else sessionStorage.removeItem(ACTION_KEY)
  } catch {
    // Storage is forbidden: signing in then ends on the first page.
  }
}

/** Takes the remembered path, once, and makes the action due there; null when there is none. */
export function takeReturnPath(): string | null {
  try {
    const path = sessionStorage.getItem(RETURN_PATH_KEY)
    const action = parseAction(sessionStorage.getItem(ACTION_KEY))
    sessionStorage.removeItem(RETURN_PATH_KEY)
    sessionStorage.removeItem(ACTION_KEY)
    if (path === null || !ACCEPTED.test(path)) return null
    setDueAction(action, path)
    return path
  } catch {
    return null
  }
}
