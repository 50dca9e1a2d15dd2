import type { createBrowserRouter } from 'react-router-dom'
import { currentLanguage } from '#app/lib/words/current-language.ts'

/** What is read of the router. */
export type Navigations = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>

/** What browsers say of their owner's wish. */
export interface Wish {
  doNotTrack?: string | null
  globalPrivacyControl?: boolean
}

/** Whether somebody does not want to be counted: Do Not Track or Global Privacy Control (D-04). */
export function refusesCounting({ doNotTrack, globalPrivacyControl }: Wish): boolean {
  return doNotTrack === '1' || globalPrivacyControl === true
}

/**
 * Tells the analytics service of one page, by its path alone: no query, which can hold what somebody
 * searched for, no cookie, no referrer, no identifier. It outlives the page; failures are nobody's
 * concern (D-04).
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
    // The page does not need it.
  }
}

/** The path of a page without what is a secret in it: who has the token can set the password. */
const withoutSecret = (path: string) => path.replace(/(\/resetPassword\/).*/i, '$1')

/** Reports the page that was opened and each one that is navigated to (SHL-38). */
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
