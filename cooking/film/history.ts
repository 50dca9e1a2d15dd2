/** Most presses that can be taken back. */
const HISTORY_MAX = 500

/** What a press has made of something, and what it was before. */
export interface Entry<State, What> {
  readonly before: State
  /** What the press was, to be said when it is taken back. */
  readonly what: What
}

/** Something with the presses that made it, which can be taken back and made again. */
export interface History<State, What> {
  readonly now: State
  /** The last one at the end. */
  readonly past: readonly Entry<State, What>[]
  /** Those that were taken back, with what they made; the next to be made again at the end. */
  readonly future: readonly { readonly after: State; readonly what: What }[]
}

/** Something that nothing has happened to. */
export function newHistory<State, What>(now: State): History<State, What> {
  return { now, past: [], future: [] }
}

/** A press that made `after`. One that changed nothing leaves no trace. */
export function press<State, What>(
  history: History<State, What>,
  after: State,
  what: What,
): History<State, What> {
  if (after === history.now) return history
  const past = [...history.past, { before: history.now, what }].slice(-HISTORY_MAX)
  return { now: after, past, future: [] }
}

/** Takes the last press back; undefined when there is none. */
export function undo<State, What>({
  now,
  past,
  future,
}: History<State, What>): { history: History<State, What>; what: What } | undefined {
  const last = past.at(-1)
  if (!last) return undefined
  const { before, what } = last
  return {
    history: { now: before, past: past.slice(0, -1), future: [...future, { after: now, what }] },
    what,
  }
}

/** Makes again what was taken back last; undefined when there is nothing. */
export function redo<State, What>({
  now,
  past,
  future,
}: History<State, What>): { history: History<State, What>; what: What } | undefined {
  const next = future.at(-1)
  if (!next) return undefined
  const { after, what } = next
  return {
    history: { now: after, past: [...past, { before: now, what }], future: future.slice(0, -1) },
    what,
  }
}
