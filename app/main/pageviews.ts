import type { createBrowserRouter } from 'react-router-dom'
import { refusesCounting } from '#app/lib/counting/refuses-counting.ts'
import { withoutSecret } from '#app/lib/site/secret-address.ts'
import { currentLanguage } from '#app/lib/words/current-language.ts'

/** The used part of the router. */
export type Navigations = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>

/**
 * Reports one page to the analytics service, by its path alone: no query, which can contain a search
 * term, no cookie, no referrer, no identifier. The request outlives the page; failures are
 * ignored.
 *
 * @param endpoint whole address of the service
 */
export async function reportPageview(endpoint: string, path: string): Promise<void> {
  try {
    await fetch(endpoint, {
      method: 'POST',
      mode: 'no-cors',
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      body: JSON.stringify({ type: 'pageview', path, language: currentLanguage() }),
    })
  } catch {
    // The page works without it.
  }
}

/** Reports the page that was opened and each one that is navigated to. */
export function reportPageviews(endpoint: string, router: Navigations): void {
  if (refusesCounting(navigator)) return
  let reported: string | undefined
  const report = ({ location, navigation }: Navigations['state']) => {
    if (navigation.state !== 'idle' || location.pathname === reported) return
    reported = location.pathname
    void reportPageview(endpoint, withoutSecret(reported))
  }
  report(router.state)
  router.subscribe(report)
}
