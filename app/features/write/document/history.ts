import type { Draft } from '#contract/own/draft.ts'
import type { Edit } from './texts.ts'

/** A recipe with what it was before, for undo over the whole of it. */
export interface History {
  readonly past: readonly Draft[]
  readonly now: Draft
  readonly future: readonly Draft[]
  /** What was typed last; more of the same is one step of undo. */
  readonly typing: string | undefined
}

/** Steps of undo that are kept. */
const PAST_MAX = 200

/** A history that begins with a draft. */
export const beginHistory = (draft: Draft): History => ({
  past: [],
  now: draft,
  future: [],
  typing: undefined,
})

/**
 * The history after an edit.
 *
 * @param typing edits in a row with the same text are one step of undo
 */
export function edited(history: History, edit: Edit, typing?: string): History {
  const now = edit(history.now)
  if (now === history.now) return history
  const isMore = typing !== undefined && typing === history.typing
  const past = isMore ? history.past : [...history.past, history.now].slice(-PAST_MAX)
  return { past, now, future: [], typing }
}

/** The history one step back; the same one at its start. */
export function undone(history: History): History {
  const now = history.past.at(-1)
  if (!now) return history
  const future = [history.now, ...history.future]
  return { past: history.past.slice(0, -1), now, future, typing: undefined }
}

/** The history one step forward again; the same one at its end. */
export function redone(history: History): History {
  const [now, ...future] = history.future
  if (!now) return history
  return { past: [...history.past, history.now], now, future, typing: undefined }
}
