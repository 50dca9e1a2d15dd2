import { expect, test as base, type Page } from '@playwright/test'
import { newMember, signInAs, type Member, type MemberOptions } from './member.ts'

export { expect }

/** What every journey is given beside Playwright's own fixtures. */
interface Fixtures {
  /** Opens a page and waits until it is awake: React listens to it. */
  open: (path: string) => Promise<void>
  /** Makes an account, and lets the journey's pages open as its member's from now on. */
  signIn: (options?: MemberOptions) => Promise<Member>
  /**
   * Tells the journey's watcher that a complaint is meant, such as one about an answer that the
   * journey breaks on purpose.
   */
  allowComplaint: (pattern: RegExp) => void
  /** What the browser remembers of the invitation to the app; null for nothing. */
  appAnswer: string | null
  /**
   * Whether the browser knows service workers. What goes through one is not seen by `page.route`, so
   * only journeys about it have one.
   */
  hasWorker: boolean
}

/** Somebody who has answered the invitation to the app and closed its banner (D-03). */
const NOT_INVITED = 'dismissed'

/** Journeys so far in this worker. */
let journeys = 0

/** An address that no other journey has, so that the server's limits count each one alone. */
function ownAddress(worker: number): string {
  journeys += 1
  return `10.${worker % 250}.${Math.floor(journeys / 250)}.${(journeys % 250) + 1}`
}

/** What React keeps on the document: its state says whether the page is still the server's. */
interface Container {
  stateNode: { current: { memoizedState: { isDehydrated: boolean } } }
}

/** Resolves when React has taken the page over, its effects have run, and all of it is laid out. */
export async function untilAwake(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const kept = Object.entries(document).find(([name]) => name.startsWith('__reactContainer'))
    const container = kept?.[1] as Container | undefined
    const isAwake = container?.stateNode.current.memoizedState.isDehydrated === false
    return isAwake && !('unlaid' in document.documentElement.dataset)
  })
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
}

/** Loads a page anew and waits until it is awake. */
export async function reload(page: Page): Promise<void> {
  await page.reload()
  await untilAwake(page)
}

/** In the browser: the answer to the invitation to the app, as if it had been given before. */
function remember(answer: string): void {
  // The empty page before the first has no storage.
  if (location.protocol !== 'about:') localStorage.setItem('simmer.app', answer)
}

/** In the browser: one that knows no service workers. */
function knowNoWorker(): void {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
}

/**
 * Playwright's `test` with a watcher: a journey fails when the page complains on the console, throws,
 * breaks its content security policy, or asks another host for anything.
 */
export const test = base.extend<Fixtures & { watcher: void; complaints: RegExp[] }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from here
  complaints: async ({}, use) => {
    await use([])
  },
  allowComplaint: async ({ complaints }, use) => {
    await use((pattern) => complaints.push(pattern))
  },
  // oxlint-disable-next-line no-empty-pattern -- as above
  extraHTTPHeaders: async ({}, use, { workerIndex }) => {
    await use({ 'X-Forwarded-For': ownAddress(workerIndex) })
  },
  appAnswer: [NOT_INVITED, { option: true }],
  hasWorker: [false, { option: true }],
  page: async ({ page, appAnswer, hasWorker }, use) => {
    if (!hasWorker) await page.addInitScript(knowNoWorker)
    if (appAnswer !== null) await page.addInitScript(remember, appAnswer)
    await use(page)
  },
  open: async ({ page }, use) => {
    await use(async (path) => {
      await page.goto(path)
      await untilAwake(page)
    })
  },
  signIn: async ({ context, request }, use) => {
    await use(async (options) => {
      const member = await newMember(request, options)
      await signInAs(context, member)
      return member
    })
  },
  watcher: [
    async ({ page, baseURL, complaints }, use) => {
      const found: string[] = []
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) found.push(message.text())
      })
      page.on('pageerror', (error) => found.push(String(error)))
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url())
        if (protocol.startsWith('http') && origin !== baseURL) found.push(`asked ${request.url()}`)
      })
      await use()
      const meant = (text: string) => complaints.some((pattern) => pattern.test(text))
      expect(found.filter((text) => !meant(text))).toEqual([])
    },
    { auto: true },
  ],
})
