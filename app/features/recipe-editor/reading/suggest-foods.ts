import { capitalised } from '#cooking/capitalised.ts'
import type { Language } from '#contract/languages.ts'
import type { WritableFood } from '#contract/own-recipes/own-recipe.ts'
import { namesOf } from '#cooking/writing/both.ts'
import type { Foods } from './foods.ts'

/** Foods that are suggested at a time. */
const SUGGESTED_MAX = 8

const folded = (text: string) => text.replaceAll('\u00ad', '').trim().toLowerCase()

/** The food of a name in any language. */
export function foodNamed(name: string, { words, byId }: Foods): WritableFood | undefined {
  const id = words.foods.get(folded(name))
  return id === undefined ? undefined : byId.get(id)
}

/**
 * The best matches for a typed text: names that begin with it, then others, short ones first. Among these,
 * the member's own foods come first.
 *
 * @returns the names, and whose each food is
 */
export function suggestFoods(text: string, { byId }: Foods, language: Language) {
  const typed = folded(text)
  const found = [...byId.values()].flatMap((food) => {
    const names = namesOf(food, language)
    const match = names.find((name) => folded(name).includes(typed))
    if (typed === '' || match === undefined) return []
    return [
      { name: capitalised(names[0] ?? match), isOwn: food.IsOwn, at: folded(match).indexOf(typed) },
    ]
  })
  const best = found
    .toSorted((a, b) => Number(a.at > 0) - Number(b.at > 0) || a.name.length - b.name.length)
    .slice(0, SUGGESTED_MAX)
    .toSorted((a, b) => Number(b.isOwn) - Number(a.isOwn))
  const groups = new Map(
    best.map(({ name, isOwn }) => [name, isOwn ? ('own' as const) : ('known' as const)]),
  )
  return { names: [...groups.keys()], groups }
}
