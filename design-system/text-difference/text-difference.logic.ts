/** A run of a text: in both versions, in the earlier one only, or in the later one only. */
export interface TextRun {
  readonly kind: 'added' | 'kept' | 'removed'
  readonly text: string
}

/** Word pairs that are compared at most; longer texts are shown as replaced as a whole. */
const PAIRS_MAX = 1_000_000

/** Words with the space that follows them. */
const wordsOf = (text: string) => text.match(/\s+|\S+\s*/gu) ?? []

const runsOf = (words: readonly string[], kind: TextRun['kind']): TextRun[] =>
  words.map((text) => ({ kind, text }))

/**
 * What changed from one version of a text to the next, word by word, as a longest common
 * subsequence. Joined without the added runs it is `before`, without the removed ones `after`.
 */
export function differenceOf(before: string, after: string): TextRun[] {
  const old = wordsOf(before)
  const now = wordsOf(after)
  let start = 0
  while (start < old.length && start < now.length && old[start] === now[start]) start += 1
  let end = 0
  const shorter = Math.min(old.length, now.length) - start
  while (end < shorter && old.at(-1 - end) === now.at(-1 - end)) end += 1
  const middle = compare(old.slice(start, old.length - end), now.slice(start, now.length - end))
  return merge([
    ...runsOf(old.slice(0, start), 'kept'),
    ...middle,
    ...runsOf(old.slice(old.length - end), 'kept'),
  ])
}

function compare(old: readonly string[], now: readonly string[]): TextRun[] {
  if (old.length * now.length > PAIRS_MAX)
    return [...runsOf(old, 'removed'), ...runsOf(now, 'added')]
  // Cell [i][j]: words that the rest of both from there on have in common.
  const width = now.length + 1
  const common = new Uint32Array((old.length + 1) * width)
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = now.length - 1; j >= 0; j--)
      common[i * width + j] =
        old[i] === now[j]
          ? common[(i + 1) * width + j + 1]! + 1
          : Math.max(common[(i + 1) * width + j]!, common[i * width + j + 1]!)
  const runs: TextRun[] = []
  let [i, j] = [0, 0]
  while (i < old.length && j < now.length) {
    if (old[i] === now[j]) {
      runs.push({ kind: 'kept', text: old[i]! })
      i += 1
      j += 1
    } else if (common[(i + 1) * width + j]! >= common[i * width + j + 1]!) {
      runs.push({ kind: 'removed', text: old[i]! })
      i += 1
    } else {
      runs.push({ kind: 'added', text: now[j]! })
      j += 1
    }
  }
  return [...runs, ...runsOf(old.slice(i), 'removed'), ...runsOf(now.slice(j), 'added')]
}

/** Joins neighbours of one kind; between two kept runs, what was removed comes before what was added. */
function merge(runs: readonly TextRun[]): TextRun[] {
  const merged: TextRun[] = []
  let [removed, added] = ['', '']
  const flush = () => {
    if (removed !== '') merged.push({ kind: 'removed', text: removed })
    if (added !== '') merged.push({ kind: 'added', text: added })
    removed = ''
    added = ''
  }
  for (const { kind, text } of runs) {
    if (kind === 'removed') removed += text
    else if (kind === 'added') added += text
    else {
      flush()
      const last = merged.at(-1)
      if (last?.kind === 'kept') merged[merged.length - 1] = { kind, text: last.text + text }
      else merged.push({ kind, text })
    }
  }
  flush()
  return merged
}
