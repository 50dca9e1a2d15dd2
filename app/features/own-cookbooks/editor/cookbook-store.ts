import { createStore } from '#design-system/lib/store.ts'
import { ApiError, canWait } from '#app/lib/api/api-error.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import { startRetryLoop, type RetryLoop } from '#app/lib/sync/retry-loop.ts'
import type { BookChange } from '#contract/cookbooks/arrange.ts'
import type { BookRecipe, OwnCookbook } from '#contract/cookbooks/own-cookbook.ts'
import type { Texts } from '../texts.ts'
import { ActHistory } from './act-history.ts'
import { type CookbookCalls, CookbookOutbox } from './cookbook-outbox.ts'
import { type Saved, type Shown, shownCookbook, withKnownRecipes } from './shown-cookbook.ts'
import { withTyped } from './typed-texts.ts'
import type { TypedTexts } from './waiting.ts'

/** Milliseconds within which changes go in one call. */
const GATHER_MS = 500

/**
 * A cookbook that is being arranged. What is done is shown at once, kept on this device, and sent; answers and
 * what other devices have done come in beneath it.
 */
export class CookbookStore {
  readonly #outbox: CookbookOutbox
  #server: OwnCookbook
  #saved: Saved
  /** Another device has changed the texts: they wait for an answer. */
  #isRefused = false
  #loop: RetryLoop | undefined
  #turn: Promise<unknown> = Promise.resolve()
  readonly #history = new ActHistory()
  /** Recipes as they were added, until an answer has them. */
  #added: BookRecipe[] = []
  /** As it was typed: what is stored has no space at its ends. */
  #typed: TypedTexts = {}
  readonly #tabNames: Record<string, Texts> = {}
  readonly #shown

  constructor(cookbook: OwnCookbook, calls: CookbookCalls) {
    this.#outbox = new CookbookOutbox(cookbook, calls)
    this.#server = cookbook
    this.#saved = this.#outbox.hasWork ? 'saving' : 'saved'
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
    this.#outbox.follow(cookbook)
    this.#update()
  }

  /** @param added the recipes that the changes add, as they are known where they were chosen */
  change(changes: readonly BookChange[], added: readonly BookRecipe[] = []): void {
    if (changes.length === 0) return
    const before = this.read().cookbook
    this.#added.push(...added)
    this.#make(changes)
    this.#history.add(before, this.read().cookbook)
    this.#update()
  }

  undo(): void {
    this.#make(this.#history.undo())
  }

  redo(): void {
    this.#make(this.#history.redo())
  }

  /** Title or description, in the languages that were typed. */
  write(typed: TypedTexts): void {
    this.#outbox.write(typed)
    this.#typed = withTyped(this.#typed, typed)
    this.#wake()
  }

  /** The name of a tab, in the languages that were typed. */
  nameTab(Tab: string, names: Texts): void {
    this.#tabNames[Tab] = { ...this.#tabNames[Tab], ...names }
    this.#outbox.nameTab(Tab, names)
    this.#wake()
  }

  /** Answers whose title and description hold. */
  settle(whose: 'mine' | 'theirs'): void {
    this.#isRefused = false
    if (whose === 'theirs') {
      this.#outbox.dropTexts()
      this.#typed = {}
    }
    this.#wake()
  }

  #make(changes: readonly BookChange[]): void {
    this.#outbox.add(changes)
    this.#wake()
  }

  #wake(): void {
    this.#saved = this.#standing()
    this.#update()
    this.#loop?.wake()
  }

  #standing(): Saved {
    if (this.#isRefused) return 'refused'
    return this.#outbox.hasWork ? 'saving' : 'saved'
  }

  /** Makes one call. @returns milliseconds until the next */
  #take(): Promise<number> {
    const turn = this.#send()
    this.#turn = turn.catch(() => undefined)
    return turn
  }

  async #send(): Promise<number> {
    if (!this.#canSend()) return Infinity
    const { hasChanges } = this.#outbox
    this.receive(
      await (hasChanges ? this.#outbox.sendChanges() : this.#outbox.sendTexts(this.#server)),
    )
    this.#loop?.reached()
    this.#saved = this.#standing()
    this.#update()
    return this.#canSend() ? 0 : Infinity
  }

  #canSend(): boolean {
    const { hasChanges, hasWork } = this.#outbox
    return hasChanges || (hasWork && !this.#isRefused)
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

  #update(): void {
    this.#outbox.keep()
    this.#shown.set(this.#show())
  }

  #show(): Shown {
    const known = new Set(this.#server.Recipes.map(({ Id }) => Id))
    this.#added = this.#added.filter(({ Id }) => !known.has(Id))
    return {
      cookbook: shownCookbook(this.#server, this.#outbox.waiting, {
        added: this.#added,
        typed: this.#typed,
        tabNames: this.#tabNames,
      }),
      saved: this.#saved,
      canUndo: this.#history.canUndo,
      canRedo: this.#history.canRedo,
    }
  }
}
