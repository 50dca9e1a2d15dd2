import type { Id } from '#contract/common.ts'
import type { Place } from './places.ts'

/** Whether two places are the same. */
export function isSamePlace(
  one: Pick<Place, 'tab' | 'index'> | undefined,
  other: Pick<Place, 'tab' | 'index'> | undefined,
): boolean {
  return one?.tab === other?.tab && one?.index === other?.index
}

/**
 * The place below a height of the window, without the row that is carried: of the rows, and of the tabs, as they
 * are on screen. In a folded tab it is the last.
 */
export function placeAt(y: number, recipe: Id): Pick<Place, 'tab' | 'index'> | undefined {
  const groups = [...document.querySelectorAll<HTMLElement>('[data-group]')]
  const group = groups.find((one) => y < one.getBoundingClientRect().bottom) ?? groups.at(-1)
  if (!group) return undefined
  const tab = group.dataset['group'] || null
  const folded = group.dataset['folded']
  if (folded !== undefined) return { tab, index: Number(folded) }
  const rows = [...group.querySelectorAll<HTMLElement>('[data-recipe]')]
  const index = rows.filter((row) => {
    const { top, height } = row.getBoundingClientRect()
    return row.dataset['recipe'] !== String(recipe) && top + height / 2 < y
  }).length
  return { tab, index }
}
