import type { Id } from '#contract/common.ts'
import { recipesIn } from '#contract/cookbooks/arrange.ts'
import type { CookbookComparison, CookbookSide } from '#contract/cookbooks/publication.ts'
import { type Language, otherLanguage } from '#contract/languages.ts'

/** What has happened to a recipe or a tab. */
export type Mark = 'new' | 'gone' | 'moved' | 'renamed'

/** What is said beside the recipes and tabs of one side. */
export interface SideMarks {
  readonly recipes: ReadonlyMap<Id, Mark>
  /** By their keys; a tab may be renamed and moved. */
  readonly tabs: ReadonlyMap<string, readonly Mark[]>
}

/** A text as a reader of a language sees it; in that of the book, or the other one, where it is missing. */
export function textIn(texts: CookbookSide['Name'], language: Language, of: Language): string {
  return texts[language] || texts[of] || texts[otherLanguage(of)] || ''
}

/** What stands in the same order in both lists: as much as there can be, so that little has moved. */
export function inOrder<T>(before: readonly T[], after: readonly T[]): Set<T> {
  const places = new Map(before.map((one, place) => [one, place]))
  const shared = after.flatMap((one) => {
    const place = places.get(one)
    return place === undefined ? [] : { one, place }
  })
  // The longest run that ends with each, by the one before it.
  const runs: { length: number; before: number }[] = []
  let best = -1
  for (const [index, { place }] of shared.entries()) {
    let run = { length: 1, before: -1 }
    for (const [earlier, { length }] of runs.entries())
      if ((shared[earlier]?.place ?? Infinity) < place && length >= run.length)
        run = { length: length + 1, before: earlier }
    runs.push(run)
    if (run.length > (runs[best]?.length ?? 0)) best = index
  }
  const kept = new Set<T>()
  for (let at = best; at >= 0; at = runs[at]?.before ?? -1) {
    const found = shared[at]
    if (found) kept.add(found.one)
  }
  return kept
}

type Tab = CookbookSide['Tabs'][number]

/** The part in which each recipe stands: a tab by its key, or null for none. */
const partsOf = ({ Tabs, Loose }: CookbookSide) =>
  new Map<Id, string | null>([
    ...Tabs.flatMap(({ Key, Recipes }) => Recipes.map((id) => [id, Key] as const)),
    ...Loose.map((id) => [id, null] as const),
  ])

/** Recipes that are in both, and stand in the same part in the same order. */
function stayed(now: CookbookSide, next: CookbookSide): Set<Id> {
  const stay = inOrder(now.Loose, next.Loose)
  for (const { Key, Recipes } of next.Tabs) {
    const before = now.Tabs.find((tab) => tab.Key === Key)?.Recipes ?? []
    for (const id of inOrder(before, Recipes)) stay.add(id)
  }
  return stay
}

function recipeMarks(
  side: CookbookSide,
  { other, stay, without }: { other: CookbookSide; stay: ReadonlySet<Id>; without: Mark },
): Map<Id, Mark> {
  const there = partsOf(other)
  return new Map(
    recipesIn(side).flatMap((id): [Id, Mark][] => {
      if (!there.has(id)) return [[id, without]]
      return stay.has(id) ? [] : [[id, 'moved']]
    }),
  )
}

/** The tabs that readers see. */
export const shownTabs = ({ Tabs }: CookbookSide): Tab[] =>
  Tabs.filter(({ Recipes }) => Recipes.length > 0)

const keysOf = (side: CookbookSide) => shownTabs(side).map(({ Key }) => Key)

function tabMarks(
  side: CookbookSide,
  {
    other,
    without,
    language,
    stay,
  }: { other: CookbookSide; without: Mark; language: Language; stay: ReadonlySet<string> },
): Map<string, Mark[]> {
  const tabs = new Map(shownTabs(other).map((tab) => [tab.Key, tab]))
  return new Map(
    shownTabs(side).map(({ Key, Name }): [string, Mark[]] => {
      const there = tabs.get(Key)
      if (!there) return [Key, [without]]
      const isRenamed =
        textIn(Name, language, side.Language) !== textIn(there.Name, language, other.Language)
      return [
        Key,
        [
          ...(isRenamed ? (['renamed'] as const) : []),
          ...(stay.has(Key) ? [] : (['moved'] as const)),
        ],
      ]
    }),
  )
}

/** What has happened between two sides, said on each; nothing of a first version. */
export function marksOf(
  { Now, Next }: Pick<CookbookComparison, 'Now' | 'Next'>,
  language: Language,
): { now: SideMarks; next: SideMarks } {
  const none: SideMarks = { recipes: new Map(), tabs: new Map() }
  if (Now === null) return { now: none, next: none }
  const stay = stayed(Now, Next)
  const stayingTabs = inOrder(keysOf(Now), keysOf(Next))
  const sideOf = (side: CookbookSide, other: CookbookSide, without: Mark): SideMarks => ({
    recipes: recipeMarks(side, { other, stay, without }),
    tabs: tabMarks(side, { other, without, language, stay: stayingTabs }),
  })
  return { now: sideOf(Now, Next, 'gone'), next: sideOf(Next, Now, 'new') }
}
