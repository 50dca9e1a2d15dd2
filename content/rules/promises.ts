import { breaksPromise } from '../diet.ts'
import type { Fact, Recipe, RecipeIngredient } from '../format.ts'
import type { Known } from '../known.ts'
import type { Source } from '../read.ts'
import { minutesOf } from '../step-times.ts'

/** Slugs of the ingredients that break a promise by what they contain. */
function breaking(
  { value }: Source<Recipe>,
  without: readonly Fact[],
  known: Known,
  select: (entry: RecipeIngredient) => readonly Fact[] | undefined,
): string[] {
  const corrected = new Set<Fact>(value.allergens?.without)
  return value.ingredients
    .filter((entry) => {
      const contains = select(entry)?.filter((fact) => !corrected.has(fact)) ?? []
      const lactoseFree = known.ingredients.get(entry.ingredient)?.lactoseFree ?? false
      return without.some((fact) => breaksPromise({ contains, lactoseFree }, fact))
    })
    .map(({ ingredient }) => ingredient)
}

function checkTag(recipe: Source<Recipe>, index: number, known: Known): void {
  const { value, report } = recipe
  const slug = value.tags[index] ?? ''
  const { without = [], maxMinutes = Infinity } = known.tags.get(slug) ?? {}
  const path = ['tags', index]
  const promise = `"${slug}" promises no ${without.join(', no ')}, but`
  const certain = breaking(
    recipe,
    without,
    known,
    ({ ingredient }) => known.ingredients.get(ingredient)?.contains,
  )
  if (certain.length > 0) report(path, `${promise} there is ${certain.join(', ')}.`)
  const added = value.allergens?.contains ?? []
  if (without.some((fact) => breaksPromise({ contains: added }, fact)))
    report(path, `${promise} allergens adds ${added.join(', ')}. Correct one of them.`)
  const uncertain = breaking(recipe, without, known, ({ ingredient, note }) =>
    note ? undefined : known.ingredients.get(ingredient)?.mayContain,
  )
  if (uncertain.length > 0)
    report(
      path,
      `${promise} some products of ${uncertain.join(', ')} break that. Say in a note which product, or correct allergens.`,
      'warning',
    )
  const { total } = minutesOf(value)
  if (total > maxMinutes)
    report(path, `"${slug}" promises ${maxMinutes} minutes, but total is ${total}.`)
}

/** Whether a tag without some facts is without those of another tag, too. */
function includes(without: readonly Fact[], other: readonly Fact[]): boolean {
  return (
    other.length > 0 &&
    other.length < without.length &&
    other.every((fact) => without.includes(fact))
  )
}

/** Reports tags whose promise another tag of the recipe makes, too: what is vegan is vegetarian. */
function checkIncluded({ value, report }: Source<Recipe>, known: Known): void {
  for (const [index, tag] of value.tags.entries()) {
    const { without = [] } = known.tags.get(tag) ?? {}
    for (const [slug, other] of known.tags)
      if (includes(without, other.without ?? []) && !value.tags.includes(slug))
        report(['tags', index], `What is "${tag}" is "${slug}" too. Add that tag.`, 'warning')
  }
}

/** How hard a dish with yeast is; sourdough and fresh pasta are harder. */
const YEAST_TAG = 'medium'

function checkDifficulty({ value, report }: Source<Recipe>): void {
  const place = value.tags.findIndex((tag) => tag === 'easy' || tag === 'practised')
  if (place !== -1 && value.ingredients.some(({ ingredient }) => ingredient === 'yeast'))
    report(
      ['tags', place],
      `A yeast dough is "${YEAST_TAG}", not "${value.tags[place]}".`,
      'warning',
    )
}

/** Checks what the tags of a recipe promise against its ingredients, allergens and minutes. */
export function checkPromises(recipe: Source<Recipe>, known: Known): void {
  const { value, report } = recipe
  for (const index of value.tags.keys()) checkTag(recipe, index, known)
  checkIncluded(recipe, known)
  checkDifficulty(recipe)
  const { total } = minutesOf(value)
  for (const [slug, { maxMinutes }] of known.tags)
    if (maxMinutes !== undefined && total <= (maxMinutes * 2) / 3 && !value.tags.includes(slug))
      report(['tags'], `Takes ${total} minutes and could carry the tag "${slug}".`, 'warning')
}
