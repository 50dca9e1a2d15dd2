import { useState } from 'react'
import { recipesIn, type Arrangement } from '#contract/cookbooks/arrange.ts'
import { groupsOf } from './places.ts'

/** Recipes from which a cookbook is long: its head is one row, and its tabs fold. */
const LONG = 20

/** Which tabs of a cookbook show their recipes. Those of a long one are folded until they are opened. */
export function useFolding(order: Arrangement) {
  const isLong = recipesIn(order).length >= LONG
  const [opened, setOpened] = useState<ReadonlySet<string | null>>(() => {
    const first = groupsOf(order).find(({ recipes }) => recipes.length > 0)
    return new Set(first ? [first.tab] : [])
  })
  const set = (tab: string | null, isOpen: boolean) => {
    if (opened.has(tab) === isOpen) return
    const next = new Set(opened)
    if (isOpen) next.add(tab)
    else next.delete(tab)
    setOpened(next)
  }
  return {
    isLong,
    isFolded: (tab: string | null) => isLong && order.Tabs.length > 0 && !opened.has(tab),
    open: (tab: string | null) => set(tab, true),
    fold: (tab: string | null) => set(tab, false),
  }
}
