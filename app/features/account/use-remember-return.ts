import { useEffect } from 'react'
import { isAuthArea } from '#app/lib/site/auth-area.ts'
import { rememberReturnPath } from './return-path.ts'

function listen({ target }: Event): void {
  const link = (target as Element).closest?.<HTMLAnchorElement>('a[href^="/auth"]')
  if (link && isAuthArea(link.pathname)) rememberReturnPath()
}

/**
 * Remembers the page on which somebody follows a link to sign in or to register, wherever the link
 * stands (D-20). For what stands around all screens and never goes.
 */
export function useRememberReturn(): void {
  // Before the router, which is on its way to the other page afterwards.
  useEffect(() => addEventListener('click', listen, true), [])
}
