import { useEffect } from 'react'

/** Milliseconds on a link after which somebody means it: who passes over a list asks for nothing. */
const INTENT_MS = 80

const load = () => import('#app/shell/prefetch-address.ts')

async function prefetch(href: string): Promise<void> {
  try {
    const { prefetchAddress } = await load()
    await prefetchAddress(href)
  } catch {
    // A press asks again, and says what did not arrive.
  }
}

let timer: ReturnType<typeof setTimeout> | undefined

function listen({ type, target }: Event): void {
  clearTimeout(timer)
  // The page itself can have the focus, too.
  const link = (target as Element).closest?.<HTMLAnchorElement>('a[href^="/"]')
  if (link && type !== 'click') timer = setTimeout(() => void prefetch(link.href), INTENT_MS)
}

/**
 * Fetches what a link leads to as soon as the pointer rests on it or it has the focus. For what
 * stands around all screens and never goes.
 */
export function useIntentPrefetch(): void {
  useEffect(() => {
    for (const type of ['pointerover', 'focusin', 'click']) addEventListener(type, listen)
  }, [])
}
