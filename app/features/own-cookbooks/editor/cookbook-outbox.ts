import type { BookChange } from '#contract/cookbooks/arrange.ts'
import { COOKBOOK_CHANGES_MAX } from '#contract/cookbooks/limits.ts'
import type { CookbookTexts, OwnCookbook } from '#contract/cookbooks/own-cookbook.ts'
import type { Texts } from '../texts.ts'
import { joined, withTyped } from './typed-texts.ts'
import { keepWaiting, readWaiting, type TypedTexts, type Waiting } from './waiting.ts'

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

/** Changes and texts of a cookbook that the server has not confirmed. They are kept on this device. */
export class CookbookOutbox {
  readonly #id: number
  readonly #calls: CookbookCalls
  readonly #waiting: Waiting

  constructor({ Id, OrderVersion }: OwnCookbook, calls: CookbookCalls) {
    this.#id = Id
    this.#calls = calls
    const empty = { number: 0, base: OrderVersion, sent: [], next: [], texts: {} }
    this.#waiting = readWaiting(Id) ?? { device: crypto.randomUUID(), ...empty }
  }

  get waiting(): Waiting {
    return this.#waiting
  }

  get hasChanges(): boolean {
    return this.#waiting.sent.length + this.#waiting.next.length > 0
  }

  get hasWork(): boolean {
    return this.hasChanges || Object.keys(this.#waiting.texts).length > 0
  }

  /** Notes which order the server has, as what the next changes are made to. */
  follow({ OrderVersion }: OwnCookbook): void {
    if (!this.hasChanges) this.#waiting.base = OrderVersion
  }

  add(changes: readonly BookChange[]): void {
    this.#waiting.next.push(...changes)
  }

  /** Adds the name of a tab, or joins it to the change that names the same tab and comes last. */
  nameTab(Tab: string, names: Texts): void {
    const { next } = this.#waiting
    const last = next.at(-1)
    const before = last?.Kind === 'name-tab' && last.Tab === Tab ? last.Name : undefined
    if (before) next.pop()
    next.push({ Kind: 'name-tab', Tab, Name: { ...before, ...names } })
  }

  write(typed: TypedTexts): void {
    this.#waiting.texts = withTyped(this.#waiting.texts, typed)
  }

  dropTexts(): void {
    this.#waiting.texts = {}
  }

  /** Stores on this device what waits. */
  keep(): void {
    keepWaiting(this.#id, this.hasWork ? this.#waiting : undefined)
  }

  /** Sends as many changes as go in one call; after a failure the same ones, with the same number. */
  async sendChanges(): Promise<OwnCookbook> {
    const waiting = this.#waiting
    if (waiting.sent.length === 0) {
      waiting.sent = waiting.next.splice(0, COOKBOOK_CHANGES_MAX)
      waiting.number += 1
      this.keep()
    }
    const { device: Device, number: Number, base: Base, sent: Changes } = waiting
    const answer = await this.#calls.change({ Device, Number, Base, Changes })
    waiting.sent = []
    waiting.base = answer.OrderVersion
    return answer
  }

  /** @param server the cookbook as the server has it, with the version that the texts are written to */
  async sendTexts({ Version, Name, Description }: OwnCookbook): Promise<OwnCookbook> {
    const { texts } = this.#waiting
    const answer = await this.#calls.write({
      Version,
      ...(texts.Name && { Name: joined(Name, texts.Name) }),
      ...(texts.Description && { Description: joined(Description, texts.Description) }),
    })
    // What was typed meanwhile waits for the next call.
    if (this.#waiting.texts === texts) this.dropTexts()
    return answer
  }
}
