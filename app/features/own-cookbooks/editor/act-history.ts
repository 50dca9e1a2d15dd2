import type { BookChange } from '#contract/cookbooks/arrange.ts'
import type { OwnCookbook } from '#contract/cookbooks/own-cookbook.ts'
import { changesBetween } from './changes-between.ts'

type Arranged = Pick<OwnCookbook, 'Tabs' | 'Loose'>

interface Act {
  before: Arranged
  after: Arranged
}

/** What was done to a cookbook, so that it can be undone and redone. */
export class ActHistory {
  readonly #done: Act[] = []
  #undone: Act[] = []

  get canUndo(): boolean {
    return this.#done.length > 0
  }

  get canRedo(): boolean {
    return this.#undone.length > 0
  }

  /** Notes an act. What was undone before it cannot be redone any more. */
  add(before: Arranged, after: Arranged): void {
    this.#done.push({ before, after })
    this.#undone = []
  }

  /** @returns the changes that undo the last act; none without one */
  undo(): BookChange[] {
    const act = this.#done.pop()
    if (!act) return []
    this.#undone.push(act)
    return changesBetween(act.after, act.before)
  }

  /** @returns the changes that redo the act that was undone last; none without one */
  redo(): BookChange[] {
    const act = this.#undone.pop()
    if (!act) return []
    this.#done.push(act)
    return changesBetween(act.before, act.after)
  }
}
