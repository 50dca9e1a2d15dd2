import type { OwnCookbook } from '#contract/cookbooks/own-cookbook.ts'
import type { CookbookContent, CookbookPublication } from '#contract/cookbooks/publication.ts'
import { LANGUAGES, type Language } from '#contract/languages.ts'
import { textOf, type Texts } from '../texts.ts'

/** A part of a cookbook that is different from what is published. */
export type Difference =
  | { kind: 'added' | 'taken-out'; recipes: readonly string[]; count: number }
  | { kind: 'new-tabs' | 'old-tabs' | 'tab-names'; tabs: readonly Texts[] }
  | { kind: 'tab-moved'; tab: Texts; before: Texts }
  | { kind: Part }

/** A part that is different as a whole. */
type Part = 'order' | 'name' | 'description' | 'language' | 'cover' | 'header'

const isSame = (a: Texts, b: Texts) => LANGUAGES.every((one) => (a[one] ?? '') === (b[one] ?? ''))

type Tab = CookbookContent['Tabs'][number]

/** Tabs of one version that the other does not have. */
const without = (tabs: readonly Tab[], others: readonly Tab[]) =>
  tabs.filter(({ Key }) => !others.some((other) => other.Key === Key)).map(({ Name }) => Name)

/** The one tab that has moved, and its neighbour: the first stands before the second now. Undefined for no such. */
function movedTab(now: readonly Tab[], live: readonly Tab[]) {
  const before = live.map(({ Key }) => Key)
  const shared = now.filter(({ Key }) => before.includes(Key))
  const keys = shared.map(({ Key }) => Key)
  const was = before.filter((key) => keys.includes(key))
  const first = keys.findIndex((key, index) => key !== was[index])
  const isMoved = (key: string | undefined) =>
    keys.filter((one) => one !== key).join(' ') === was.filter((one) => one !== key).join(' ')
  // It has moved up; or the one that stood here has moved down.
  const index = isMoved(keys[first])
    ? first
    : isMoved(was[first])
      ? keys.indexOf(was[first] ?? '') - 1
      : -1
  const [tab, next] = [shared[index], shared[index + 1]]
  return tab && next ? { kind: 'tab-moved' as const, tab: tab.Name, before: next.Name } : undefined
}

function tabChanges(now: readonly Tab[], live: readonly Tab[]): Difference[] {
  const [added, gone] = [without(now, live), without(live, now)]
  const renamed = now.filter((tab) => {
    const other = live.find(({ Key }) => Key === tab.Key)
    return other !== undefined && !isSame(tab.Name, other.Name)
  })
  const moved = movedTab(now, live)
  return [
    ...(added.length > 0 ? [{ kind: 'new-tabs' as const, tabs: added }] : []),
    ...(gone.length > 0 ? [{ kind: 'old-tabs' as const, tabs: gone }] : []),
    ...(renamed.length > 0
      ? [{ kind: 'tab-names' as const, tabs: renamed.map(({ Name }) => Name) }]
      : []),
    ...(moved ? [moved] : []),
  ]
}

const is = (kind: Part, isOther: boolean) => (isOther ? [{ kind }] : [])

/** Names of recipes; none unless all have one, because a sentence with some of them says too little. */
function namesOf(recipes: readonly { Name: Texts }[], language: Language): string[] {
  const names = recipes.map(({ Name }) => textOf(Name, language))
  return names.includes('') ? [] : names
}

/**
 * What is different from what is published, each part for itself.
 * @param language of names that are written in both
 */
export function changesOf(
  cookbook: OwnCookbook,
  { Live, Changes }: Pick<CookbookPublication, 'Live' | 'Changes'>,
  language: Language,
): Difference[] {
  if (!Live || !Changes) return []
  const names = new Map(cookbook.Recipes.map(({ Id, Name }) => [Id, Name]))
  const { Added, TakenOut, HasOtherOrder } = Changes
  const tabs = HasOtherOrder ? tabChanges(cookbook.Tabs, Live.Tabs) : []
  return [
    ...(Added.length > 0
      ? [
          {
            kind: 'added' as const,
            recipes: Added.flatMap((id) => names.get(id) ?? []),
            count: Added.length,
          },
        ]
      : []),
    ...(TakenOut.length > 0
      ? [
          {
            kind: 'taken-out' as const,
            recipes: namesOf(TakenOut, language),
            count: TakenOut.length,
          },
        ]
      : []),
    ...tabs,
    ...is('order', HasOtherOrder && tabs.length === 0),
    ...is('name', !isSame(cookbook.Name, Live.Name)),
    ...is('description', !isSame(cookbook.Description, Live.Description)),
    ...is('language', cookbook.Language !== Live.Language),
    ...is('cover', (cookbook.Cover?.Id ?? null) !== Live.CoverId),
    ...is('header', (cookbook.Header?.Id ?? null) !== Live.HeaderId),
  ]
}

/** How many of the recipes that are new in it everybody reads: of three or more, followers can be told. */
export function countNew({ Recipes }: OwnCookbook, { Changes }: CookbookPublication): number {
  const added = new Set(Changes?.Added)
  return Recipes.filter(({ Id, State }) => State === 'published' && added.has(Id)).length
}
