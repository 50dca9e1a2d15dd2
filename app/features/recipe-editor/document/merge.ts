import type { Draft, DraftLine, DraftStep } from '#contract/own-recipes/draft.ts'

/** A step whose words were changed here and elsewhere. */
export interface StepConflict {
  readonly key: string
  readonly mine: DraftStep
  readonly theirs: DraftStep
}

/** A merged recipe. Of a step in conflict it has the words of this device. */
export interface Merged {
  readonly draft: Draft
  readonly conflicts: readonly StepConflict[]
  /** Something was changed on both sides, and one of them gave way. */
  readonly isLossy: boolean
}

type Json = Record<string, unknown>

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether two values are the same; a property that is undefined is absent. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => isSame(item, b[index]))
  }
  if (!isObject(a) || !isObject(b)) return false
  const names = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...names].every((name) => isSame(a[name], b[name]))
}

/** Merges values property by property; of what both changed, this device's stays. */
function mergeValue(base: unknown, mine: unknown, theirs: unknown, onBoth: () => void): unknown {
  if (isSame(mine, base) || isSame(mine, theirs)) return theirs
  if (isSame(theirs, base)) return mine
  if (isObject(mine) && isObject(theirs)) {
    const from = isObject(base) ? base : {}
    const names = new Set([...Object.keys(theirs), ...Object.keys(mine)])
    const merged = [...names].map((name) => [
      name,
      mergeValue(from[name], mine[name], theirs[name], onBoth),
    ])
    return Object.fromEntries(merged.filter(([, value]) => value !== undefined))
  }
  onBoth()
  return mine
}

/**
 * The order of the items of both sides: theirs, or mine where items were moved here. Items of the other
 * side only are inserted after the one that they follow there.
 */
function mergeOrder(base: readonly string[], mine: readonly string[], theirs: readonly string[]) {
  const known = base.filter((key) => mine.includes(key))
  const isMoved = !isSame(
    known,
    mine.filter((key) => base.includes(key)),
  )
  const [first, second] = isMoved ? [mine, theirs] : [theirs, mine]
  const order = [...first]
  for (const [index, key] of second.entries()) {
    if (order.includes(key)) continue
    const above = second.slice(0, index).findLast((other) => order.includes(other))
    order.splice(above === undefined ? 0 : order.indexOf(above) + 1, 0, key)
  }
  return order
}

/** Merges lists of items with keys. What one side deleted is kept where the other side changed it. */
function mergeItems<Item extends DraftLine | DraftStep>(
  base: readonly Item[],
  mine: readonly Item[],
  theirs: readonly Item[],
  onConflict: (mine: Item, theirs: Item) => void,
): Item[] {
  const [from, here, there] = [base, mine, theirs].map(
    (items) => new Map(items.map((item) => [item.Key, item])),
  )
  const order = mergeOrder(
    base.map(({ Key }) => Key),
    mine.map(({ Key }) => Key),
    theirs.map(({ Key }) => Key),
  )
  return order.flatMap((key) => {
    const [before, own, other] = [from?.get(key), here?.get(key), there?.get(key)]
    if (own && other) {
      return [mergeValue(before, own, other, () => onConflict(own, other)) as Item]
    }
    const left = own ?? other
    return left && !isSame(left, before) ? [left] : []
  })
}

/**
 * Merges what two devices made of one recipe, by line, step and property.
 *
 * @param base the recipe that both began with
 */
export function mergeDrafts(base: Draft, mine: Draft, theirs: Draft): Merged {
  const conflicts = new Map<string, StepConflict>()
  let isLossy = false
  const lose = () => {
    isLossy = true
  }
  const { Lines: _, Steps: __, ...own } = mine
  const { Lines: ___, Steps: ____, ...other } = theirs
  const { Lines: _____, Steps: ______, ...from } = base
  const facts = mergeValue(from, own, other, lose) as Omit<Draft, 'Lines' | 'Steps'>
  const Lines = mergeItems(base.Lines, mine.Lines, theirs.Lines, lose)
  const Steps = mergeItems(base.Steps, mine.Steps, theirs.Steps, (here, there) => {
    lose()
    conflicts.set(here.Key, { key: here.Key, mine: here, theirs: there })
  })
  return { draft: { ...facts, Lines, Steps }, conflicts: [...conflicts.values()], isLossy }
}
