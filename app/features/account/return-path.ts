import { useEffect } from 'react'
import { isAuthArea } from '#app/lib/site/auth-area.ts'
import { parseAction, setDueAction, type RememberedAction } from './remembered-action.ts'

/** Keys in session storage. */
const RETURN_PATH_KEY = 'simmer.returnPath'
const ACTION_KEY = 'simmer.rememberedAction'
/** A path of this site outside /auth. */
const ACCEPTED = /^\/(?!\/|\\|auth(?:[/?#]|$))/

/**
 * Stores the page to return to after signing in, and the action to carry out there. The next
 * call replaces both. Other sites and the pages of /auth are ignored.
 *
 * @param path path, query and hash; the current page when absent
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
    // Storage is forbidden: after signing in the first page opens.
  }
}

/** Returns and removes the stored path, and makes its action due; null when there is none. */
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

function listen({ target }: Event): void {
  const link = (target as Element).closest?.<HTMLAnchorElement>('a[href^="/auth"]')
  if (link && isAuthArea(link.pathname)) rememberReturnPath()
}

/**
 * Stores the current page as return path when any link to sign-in or registration is followed.
 * Called once, around all screens.
 */
export function useRememberReturn(): void {
  // In the capture phase, before the router navigates.
  useEffect(() => addEventListener('click', listen, true), [])
}
