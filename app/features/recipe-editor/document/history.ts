import type { Draft } from '#contract/own-recipes/draft.ts'
import { isSame } from './merge.ts'
import type { Edit } from './texts.ts'

/** A draft with the drafts before it and those that were undone, for undo and redo. */
export interface History {
  readonly past: readonly Draft[]
  readonly now: Draft
  readonly future: readonly Draft[]
  /** Key of the text that was typed last. Typing more in it extends the same undo step. */
  readonly typing: string | undefined
}

/** Maximum number of undo steps. */
const PAST_MAX = 200

/** A history that begins with a draft. */
export const beginHistory = (draft: Draft): History => ({
  past: [],
  now: draft,
  future: [],
  typing: undefined,
})

/**
 * The history after an edit; the same object if nothing changed, so that redo stays possible.
 *
 * @param typing consecutive edits with the same value are one undo step
 */
export function edited(history: History, edit: Edit, typing?: string): History {
  const now = edit(history.now)
  if (isSame(now, history.now)) return history
  const isMore = typing !== undefined && typing === history.typing
  const past = isMore ? history.past : [...history.past, history.now].slice(-PAST_MAX)
  return { past, now, future: [], typing }
}

/** The history one step back; the same object if there is nothing to undo. */
export function undone(history: History): History {
  const now = history.past.at(-1)
  if (!now) return history
  const future = [history.now, ...history.future]
  return { past: history.past.slice(0, -1), now, future, typing: undefined }
}

/** The history one step forward; the same object if there is nothing to redo. */
export function redone(history: History): History {
  const [now, ...future] = history.future
  if (!now) return history
  return { past: [...history.past, history.now], now, future, typing: undefined }
}
