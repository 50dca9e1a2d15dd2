import { expect, test as base, type Page } from '@playwright/test'
import { newMember, signInAs, type Member, type MemberOptions } from './member.ts'

export { expect }

/** What every journey is given beside Playwright's own fixtures. */
interface Fixtures {
  /** Opens a page and waits until React has hydrated it. */
  open: (path: string) => Promise<void>
  /** Makes an account, and lets the journey's pages open as its member's from now on. */
  signIn: (options?: MemberOptions) => Promise<Member>
  /** Allows a console message that the journey causes on purpose, such as one about a failed call. */
  allowComplaint: (pattern: RegExp) => void
  /** Stored answer to the dialog about the app; null for none. */
  appAnswer: string | null
  /**
   * Whether the browser has service workers. `page.route` does not see their requests, so only
   * journeys about them turn this on.
   */
  hasWorker: boolean
}

/** Stored answer of a visitor who has declined the app and closed its banner (D-03). */
const NOT_INVITED = 'dismissed'

/** Journeys so far in this worker. */
let journeys = 0

/** A client address of this journey alone, because rate limits count per address. */
function ownAddress(worker: number): string {
  journeys += 1
  return `10.${worker % 250}.${Math.floor(journeys / 250)}.${(journeys % 250) + 1}`
}

/** React's container on the document. Its state shows whether the page is still dehydrated. */
interface Container {
  stateNode: { current: { memoizedState: { isDehydrated: boolean } } }
}

/** Resolves when the page is hydrated, and its effects have run. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const kept = Object.entries(document).find(([name]) => name.startsWith('__reactContainer'))
    const container = kept?.[1] as Container | undefined
    return container?.stateNode.current.memoizedState.isDehydrated === false
  })
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
}

/** Reloads a page and waits until it is hydrated. */
export async function reload(page: Page): Promise<void> {
  await page.reload()
  await untilHydrated(page)
}

/** Runs in the browser: stores the answer to the dialog about the app. */
function remember(answer: string): void {
  // The empty page before the first has no storage.
  if (location.protocol !== 'about:') localStorage.setItem('simmer.app', answer)
}

/** Runs in the browser: removes service workers. */
function knowNoWorker(): void {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
}

/**
 * Playwright's `test` with a watcher: a journey fails when the page logs an error or a warning, throws,
 * violates its content security policy, or requests anything from another host.
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
      await untilHydrated(page)
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
