import { createStore } from '#design-system/lib/store.ts'
import { ApiError, canWait } from '#app/lib/api/api-error.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import { startRetryLoop, type RetryLoop } from '#app/lib/sync/retry-loop.ts'
import type { BookChange } from '#contract/cookbooks/arrange.ts'
import { COOKBOOK_CHANGES_MAX } from '#contract/cookbooks/limits.ts'
import type { BookRecipe, CookbookTexts, OwnCookbook } from '#contract/cookbooks/own-cookbook.ts'
import type { Texts } from '../texts.ts'
import { changesBetween } from './changes-between.ts'
import { shownCookbook, withKnownRecipes } from './shown-cookbook.ts'
import { joined, withTyped } from './typed-texts.ts'
import { keepWaiting, readWaiting, type TypedTexts, type Waiting } from './waiting.ts'

/**
 * Where the work is safe. `refused`: another device has changed title or description, and both are there.
 * `nowhere`: the server takes nothing of it.
 */
export type Saved = 'saved' | 'saving' | 'device' | 'refused' | 'nowhere'

/** The cookbook as it is on screen. */
export interface Shown {
  readonly cookbook: OwnCookbook
  readonly saved: Saved
  readonly canUndo: boolean
  readonly canRedo: boolean
}

/** What the store asks the server for. Each throws an ApiError. */
export interface CookbookCalls {
  change: (fields: {
    Device: string
    Number: number
    Base: number
    Changes: BookChange[]
  }) => Promise<OwnCookbook>
  write: (fields: CookbookTexts) => Promise<OwnCookbook>
}

/** Milliseconds within which changes go in one call. */
const GATHER_MS = 500

type Arranged = Pick<OwnCookbook, 'Tabs' | 'Loose'>

interface Act {
  before: Arranged
  after: Arranged
}

/**
 * A cookbook that is being arranged. What is done is shown at once, kept on this device, and sent; answers and
 * what other devices have done come in beneath it.
 */
export class CookbookStore {
  readonly #calls: CookbookCalls
  #server: OwnCookbook
  #waiting: Waiting
  #saved: Saved
  /** Another device has changed the texts: they wait for an answer. */
  #isRefused = false
  #loop: RetryLoop | undefined
  #turn: Promise<unknown> = Promise.resolve()
  #done: Act[] = []
  #undone: Act[] = []
  /** Recipes as they were added, until an answer has them. */
  #added: BookRecipe[] = []
  /** As it was typed: what is stored has no space at its ends. */
  #typed: TypedTexts = {}
  readonly #tabNames: Record<string, Texts> = {}
  readonly #shown

  constructor(cookbook: OwnCookbook, calls: CookbookCalls) {
    this.#calls = calls
    this.#server = cookbook
    const empty = { number: 0, base: cookbook.OrderVersion, sent: [], next: [], texts: {} }
    this.#waiting = readWaiting(cookbook.Id) ?? { device: crypto.randomUUID(), ...empty }
    this.#saved = this.#hasWork() ? 'saving' : 'saved'
    this.#shown = createStore(this.#show())
  }

  readonly subscribe = (listener: () => void) => this.#shown.subscribe(listener)
  readonly read = (): Shown => this.#shown.get()

  /** Sends what waits until the function that it returns is called, which sends the rest. */
  start(): () => void {
    const stop = new AbortController()
    this.#loop = startRetryLoop(
      {
        turn: () => this.#take(),
        onFailure: (error) => this.#fail(error),
        delayEnds: 'news',
        gatherMs: GATHER_MS,
      },
      stop.signal,
    )
    return () => {
      stop.abort()
      void this.#sendRest()
    }
  }

  /** A cookbook that was read, or that another call has answered. An older one is left out. */
  receive(cookbook: OwnCookbook): void {
    const { Version, OrderVersion, Recipes } = this.#server
    if (cookbook.Version < Version || cookbook.OrderVersion < OrderVersion) return
    this.#server = withKnownRecipes(cookbook, Recipes)
    if (!this.#hasChanges()) this.#waiting.base = cookbook.OrderVersion
    this.#update()
  }

  /** @param added the recipes that the changes add, as they are known where they were chosen */
  change(changes: readonly BookChange[], added: readonly BookRecipe[] = []): void {
    if (changes.length === 0) return
    const before = this.read().cookbook
    this.#added.push(...added)
    this.#make(changes)
    this.#done.push({ before, after: this.read().cookbook })
    this.#undone = []
    this.#update()
  }

  undo(): void {
    const act = this.#done.pop()
    if (!act) return
    this.#undone.push(act)
    this.#make(changesBetween(act.after, act.before))
  }

  redo(): void {
    const act = this.#undone.pop()
    if (!act) return
    this.#done.push(act)
    this.#make(changesBetween(act.before, act.after))
  }

  /** Title or description, in the languages that were typed. */
  write(typed: TypedTexts): void {
    this.#waiting.texts = withTyped(this.#waiting.texts, typed)
    this.#typed = withTyped(this.#typed, typed)
    this.#wake()
  }

  /** The name of a tab, in the languages that were typed. */
  nameTab(Tab: string, names: Texts): void {
    const { next } = this.#waiting
    const last = next.at(-1)
    const before = last?.Kind === 'name-tab' && last.Tab === Tab ? last.Name : undefined
    if (before) next.pop()
    this.#tabNames[Tab] = { ...this.#tabNames[Tab], ...names }
    this.#make([{ Kind: 'name-tab', Tab, Name: { ...before, ...names } }])
  }

  /** Answers whose title and description hold. */
  settle(whose: 'mine' | 'theirs'): void {
    this.#isRefused = false
    if (whose === 'theirs') {
      this.#waiting.texts = {}
      this.#typed = {}
    }
    this.#wake()
  }

  #make(changes: readonly BookChange[]): void {
    this.#waiting.next.push(...changes)
    this.#wake()
  }

  #wake(): void {
    this.#saved = this.#standing()
    this.#update()
    this.#loop?.wake()
  }

  #hasChanges(): boolean {
    return this.#waiting.sent.length + this.#waiting.next.length > 0
  }

  #hasWork(): boolean {
    return this.#hasChanges() || Object.keys(this.#waiting.texts).length > 0
  }

  #standing(): Saved {
    if (this.#isRefused) return 'refused'
    return this.#hasWork() ? 'saving' : 'saved'
  }

  /** Makes one call. @returns milliseconds until the next */
  #take(): Promise<number> {
    const turn = this.#send()
    this.#turn = turn.catch(() => undefined)
    return turn
  }

  async #send(): Promise<number> {
    if (!this.#canSend()) return Infinity
    if (this.#hasChanges()) await this.#sendChanges()
    else await this.#sendTexts()
    this.#loop?.reached()
    this.#saved = this.#standing()
    this.#update()
    return this.#canSend() ? 0 : Infinity
  }

  #canSend(): boolean {
    return this.#hasChanges() || (this.#hasWork() && !this.#isRefused)
  }

  async #sendChanges(): Promise<void> {
    const waiting = this.#waiting
    if (waiting.sent.length === 0) {
      waiting.sent = waiting.next.splice(0, COOKBOOK_CHANGES_MAX)
      waiting.number += 1
      this.#keep()
    }
    const { device: Device, number: Number, base: Base, sent: Changes } = waiting
    const answer = await this.#calls.change({ Device, Number, Base, Changes })
    waiting.sent = []
    waiting.base = answer.OrderVersion
    this.receive(answer)
  }

  async #sendTexts(): Promise<void> {
    const { texts } = this.#waiting
    const { Version, Name, Description } = this.#server
    const answer = await this.#calls.write({
      Version,
      ...(texts.Name && { Name: joined(Name, texts.Name) }),
      ...(texts.Description && { Description: joined(Description, texts.Description) }),
    })
    // What was typed meanwhile waits for the next call.
    if (this.#waiting.texts === texts) this.#waiting.texts = {}
    this.receive(answer)
  }

  #fail(error: unknown): number | undefined {
    if (canWait(error))
      this.#saved = error instanceof ApiError && error.status > 0 ? 'saving' : 'device'
    else {
      reportFailure(error)
      this.#isRefused = error instanceof ApiError && error.code === 'ChangedMeanwhile'
      this.#saved = this.#isRefused ? 'refused' : 'nowhere'
    }
    this.#update()
    return undefined
  }

  async #sendRest(): Promise<void> {
    await this.#turn
    try {
      // oxlint-disable-next-line no-await-in-loop -- one call at a time
      while (this.#canSend()) await this.#send()
    } catch {
      // It is kept on this device, and sent when the editor is opened again.
    }
  }

  #keep(): void {
    keepWaiting(this.#server.Id, this.#hasWork() ? this.#waiting : undefined)
  }

  #update(): void {
    this.#keep()
    this.#shown.set(this.#show())
  }

  #show(): Shown {
    const known = new Set(this.#server.Recipes.map(({ Id }) => Id))
    this.#added = this.#added.filter(({ Id }) => !known.has(Id))
    return {
      cookbook: shownCookbook(this.#server, this.#waiting, {
        added: this.#added,
        typed: this.#typed,
        tabNames: this.#tabNames,
      }),
      saved: this.#saved,
      canUndo: this.#done.length > 0,
      canRedo: this.#undone.length > 0,
    }
  }
}
