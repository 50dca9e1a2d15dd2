import { useEffect } from 'react'
import { isAuthArea } from '#app/lib/site/auth-area.ts'
import { rememberReturnPath } from './return-path.ts'

function listen({ target }: Event): void {
  const link = (target as Element).closest?.<HTMLAnchorElement>('a[href^="/auth"]')
  if (link && isAuthArea(link.pathname)) rememberReturnPath()
}

/**
 * Stores the current page as return path when any link to sign-in or registration is followed (D-20).
 * Called once, around all screens.
 */
export function useRememberReturn(): void {
  // In the capture phase, before the router navigates.
  useEffect(() => addEventListener('click', listen, true), [])
}
