import type { Browser, BrowserContext, Page } from 'playwright'
import { STORAGE_KEYS } from '#app/lib/storage/storage-keys.ts'
import { untilHydrated } from '#tests/support/hydrated.ts'
import type { SilentProxy } from '#tests/support/silent-proxy.ts'
import { below, letters, oneOf, type Random } from './random.ts'

/** Milliseconds within which what was pressed has to be on the screen, on a machine that is busy. */
const SHOWN_MS = 30_000

/** How often each thing was done. */
export type Tally = Record<
  | 'added'
  | 'ticked'
  | 'returns'
  | 'kept'
  | 'reloads'
  | 'crashes'
  | 'workers'
  | 'silences'
  | 'outages',
  number
>

/** What somebody has for the list. */
export interface ShopperParts {
  readonly browser: Browser
  /** Between their phone and the server. */
  readonly proxy: SilentProxy
  readonly token: string
  /** Address that their calls come from. */
  readonly address: string
  readonly tally: Tally
}

/**
 * A member of a household with a phone: a browser of their own whose page is left and taken back from the
 * back/forward cache, loaded again or killed, whose service worker is stopped, and whose network is silent or
 * gone.
 */
export class Shopper {
  readonly #parts: ShopperParts
  readonly #context: BrowserContext
  #page: Page
  #path = '/shopping'
  #isOffline = false
  /** Words that this member has seen on the list, and whether they have ticked them. */
  readonly said = new Map<string, boolean>()

  private constructor(parts: ShopperParts, context: BrowserContext, page: Page) {
    this.#parts = parts
    this.#context = context
    this.#page = page
  }

  /** Opens the list for the first time, with a network. */
  static async start(parts: ShopperParts): Promise<Shopper> {
    const context = await parts.browser.newContext({
      baseURL: parts.proxy.origin,
      viewport: { width: 390, height: 844 },
      extraHTTPHeaders: { 'X-Forwarded-For': parts.address },
    })
    await context.addInitScript(
      ([key, token]) => {
        addEventListener('pageshow', ({ persisted }) => {
          document.documentElement.dataset.visit = persisted ? 'kept' : 'new'
        })
        if (!location.protocol.startsWith('http')) return
        localStorage.setItem(key, token)
        localStorage.setItem('simmer.app', 'dismissed')
      },
      [STORAGE_KEYS.token, parts.token] as const,
    )
    const shopper = new Shopper(parts, context, await context.newPage())
    await shopper.open('/shopping')
    await shopper.#page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    return shopper
  }

  /** Opens a list. */
  async open(path: string): Promise<void> {
    this.#path = path
    await this.#page.goto(path, { waitUntil: 'commit' })
    await this.#ready()
  }

  async #ready(): Promise<void> {
    await untilHydrated(this.#page)
    await this.#field.waitFor({ timeout: SHOWN_MS })
  }

  get #field() {
    return this.#page.getByRole('combobox', { name: 'Add an item' })
  }

  #row(word: string) {
    return this.#page.locator('[data-row]', { hasText: word })
  }

  /** Does something at random. */
  async act(paths: readonly string[], random: Random): Promise<void> {
    const luck = below(random, 20)
    if (luck < 8) return await this.#add(random)
    if (luck < 13) return await this.#tick(random)
    if (luck === 13) return await this.#leaveAndReturn()
    if (luck === 14) return await this.#reload()
    if (luck === 15) return await this.#crash()
    if (luck === 16) return await this.#stopWorker()
    if (luck === 17) return this.#turnSilent()
    if (luck === 18) return await this.#turnOff()
    return await this.open(oneOf(random, paths))
  }

  async #add(random: Random): Promise<void> {
    const word = `zq${letters(random, 9)}`
    await this.#field.fill(word)
    await this.#page.keyboard.press('Enter')
    await this.#row(word).waitFor({ timeout: SHOWN_MS })
    this.said.set(word, false)
    this.#parts.tally.added += 1
  }

  async #tick(random: Random): Promise<void> {
    const shown = await this.#page.locator('[data-row]').allTextContents()
    const own = [...this.said.keys()].filter((word) => shown.some((text) => text.includes(word)))
    if (own.length === 0) return
    const word = oneOf(random, own)
    const isOn = !this.said.get(word)
    await this.#row(word).getByRole('checkbox').setChecked(isOn, { timeout: SHOWN_MS })
    this.said.set(word, isOn)
    this.#parts.tally.ticked += 1
  }

  async #leaveAndReturn(): Promise<void> {
    await this.#page.goto('about:blank')
    await this.#page.goBack({ waitUntil: 'commit' })
    await this.#ready()
    this.#parts.tally.returns += 1
    const visit = await this.#page.locator('html').getAttribute('data-visit')
    if (visit === 'kept') this.#parts.tally.kept += 1
  }

  async #reload(): Promise<void> {
    await this.#page.reload({ waitUntil: 'commit' })
    await this.#ready()
    this.#parts.tally.reloads += 1
  }

  /** Ends the process of the page without a warning, as a phone that needs the memory does. */
  async #crash(): Promise<void> {
    const devTools = await this.#context.newCDPSession(this.#page)
    const crashed = this.#page.waitForEvent('crash')
    // It is never answered.
    devTools.send('Page.crash').catch(() => undefined)
    await crashed
    await this.#page.close()
    this.#page = await this.#context.newPage()
    await this.open(this.#path)
    this.#parts.tally.crashes += 1
  }

  async #stopWorker(): Promise<void> {
    const devTools = await this.#context.newCDPSession(this.#page)
    await devTools.send('ServiceWorker.enable')
    await devTools.send('ServiceWorker.stopAllWorkers')
    await devTools.detach()
    this.#parts.tally.workers += 1
  }

  #turnSilent(): void {
    const { network } = this.#parts.proxy
    network.isSilent = !network.isSilent
    if (network.isSilent) this.#parts.tally.silences += 1
  }

  async #turnOff(): Promise<void> {
    this.#isOffline = !this.#isOffline
    await this.#context.setOffline(this.#isOffline)
    if (this.#isOffline) this.#parts.tally.outages += 1
  }

  /** Has a good network from now on, and opens the list that everybody has. */
  async recover(): Promise<void> {
    this.#parts.proxy.network.isSilent = false
    this.#isOffline = false
    await this.#context.setOffline(false)
    await this.open('/shopping')
  }

  /** The words on the list that is open, ticked or not. */
  async shown(): Promise<Map<string, boolean>> {
    const rows = await this.#page
      .locator('[data-row]')
      .evaluateAll((elements) =>
        elements.map(
          (row) => [row.textContent, row.querySelector('input')?.checked ?? false] as const,
        ),
      )
    return new Map(rows.map(([text, isOn]) => [/zq[a-z]{9}/.exec(text ?? '')?.[0] ?? '', isOn]))
  }

  async close(): Promise<void> {
    await this.#context.close()
  }
}
