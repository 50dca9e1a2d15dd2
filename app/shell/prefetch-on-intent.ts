import type { RouteObject } from 'react-router-dom'

/** Time in milliseconds that the pointer or the focus stays on a link before its target is fetched. */
const INTENT_MS = 80

/**
 * Fetches the target of a link when the pointer or the focus stays on it. Called once.
 *
 * @param routes the route table
 */
export function prefetchOnIntent(routes: RouteObject[]): void {
  const prefetch = async (href: string): Promise<void> => {
    try {
      const { prefetchAddress } = await import('./prefetch-address.ts')
      await prefetchAddress(routes, href)
    } catch {
      // Following the link fetches it again, and shows the failure.
    }
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const listen = ({ type, target }: Event): void => {
    clearTimeout(timer)
    // The document itself can have the focus, too.
    const link = (target as Element).closest?.<HTMLAnchorElement>('a[href^="/"]')
    if (link && type !== 'click') timer = setTimeout(() => void prefetch(link.href), INTENT_MS)
  }
  for (const type of ['pointerover', 'focusin', 'click']) addEventListener(type, listen)
}
