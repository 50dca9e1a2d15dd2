import { expect, test as base, type Page } from '@playwright/test'
import { untilHydrated } from '#tests/support/hydrated.ts'
import { newMember, signInAs, type Member, type MemberOptions } from './member.ts'

export { expect, untilHydrated }

/** Fixtures of every journey. */
interface Fixtures {
  /** Opens a page and waits until React has hydrated it. */
  open: (path: string) => Promise<void>
  /** Creates an account and signs the journey's pages in. */
  signIn: (options?: MemberOptions) => Promise<Member>
  /** Allows console messages that the journey causes on purpose, such as one about a failed call. */
  allowComplaint: (pattern: RegExp) => void
  /** Stored response to the dialog about the app; null for none. */
  appAnswer: string | null
  /**
   * Whether the browser has service workers. `page.route` does not see their requests, so only
   * journeys about them turn this on.
   */
  hasWorker: boolean
}

/** Stored response of a visitor who has declined the app and closed its banner (D-03). */
const DISMISSED = 'dismissed'

/** Journeys so far in this worker. */
let journeys = 0

/** A unique client address for this journey, because rate limits count per address. */
function uniqueAddress(worker: number): string {
  journeys += 1
  return `10.${worker % 250}.${Math.floor(journeys / 250)}.${(journeys % 250) + 1}`
}

/** For `goto`: a page whose scripts are held back never reaches its load event. */
export const UNHYDRATED = { waitUntil: 'domcontentloaded' } as const

/** Reloads a page and waits until it is hydrated. */
export async function reload(page: Page): Promise<void> {
  await page.reload()
  await untilHydrated(page)
}

/** Runs in the browser: stores the response to the dialog about the app. */
function storeAnswer(response: string): void {
  // The initial empty page has no storage.
  if (location.protocol !== 'about:') localStorage.setItem('simmer.app', response)
}

/** Runs in the browser: removes the service worker API. */
function removeServiceWorkers(): void {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
}

/**
 * Records what a journey's page must not do: log an error or a warning, throw, violate its content
 * security policy, or request anything from another host.
 */
function watch(page: Page, baseURL: string | undefined): string[] {
  const found: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      found.push(`${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => found.push(String(error)))
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== baseURL) found.push(`asked ${request.url()}`)
  })
  return found
}

/**
 * Playwright's `test` whose page is watched: a journey fails when {@link watch} has found something.
 * A journey that names no page opens none, which takes half a second of processor.
 */
export const test = base.extend<Fixtures & { complaints: RegExp[] }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads fixture names from the pattern
  complaints: async ({}, use) => {
    await use([])
  },
  allowComplaint: async ({ complaints }, use) => {
    await use((pattern) => complaints.push(pattern))
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads fixture names from the pattern
  extraHTTPHeaders: async ({}, use, { workerIndex }) => {
    await use({ 'X-Forwarded-For': uniqueAddress(workerIndex) })
  },
  appAnswer: [DISMISSED, { option: true }],
  hasWorker: [false, { option: true }],
  page: async ({ page, appAnswer, hasWorker, baseURL, complaints }, use) => {
    if (!hasWorker) await page.addInitScript(removeServiceWorkers)
    if (appAnswer !== null) await page.addInitScript(storeAnswer, appAnswer)
    const found = watch(page, baseURL)
    await use(page)
    const meant = (text: string) => complaints.some((pattern) => pattern.test(text))
    expect(found.filter((text) => !meant(text))).toEqual([])
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
})
