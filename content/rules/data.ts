import { LANGUAGES } from '#contract/languages.ts'
import type { Catalogue } from '../catalogue-folder.ts'
import type { IngredientFacts } from '../diet.ts'
import type { Known } from '../known.ts'
import { didYouMean } from '../problem.ts'
import type { Source } from '../read.ts'
import { checkPacks } from './packs.ts'
import { checkDay } from './recipe.ts'

function checkSlugs({ value, report }: Source<{ slug: string }[]>): void {
  const slugs = value.map(({ slug }) => slug)
  for (const [index, slug] of slugs.entries())
    if (slugs.indexOf(slug) !== index)
      report([index, 'slug'], `"${slug}" is in this file twice. Keep one.`)
}

function checkCookbooks({ cookbooks, recipes }: Catalogue, known: Known, today: string): void {
  const { value, report } = cookbooks
  checkSlugs({
    ...cookbooks,
    value: value.cookbooks,
    report: (path, message) => report(['cookbooks', ...path], message),
  })
  for (const [index, { slug, author, published }] of value.cookbooks.entries()) {
    if (!known.authors.has(author))
      report(
        ['cookbooks', index, 'author'],
        `There is no author "${author}".${didYouMean(author, known.authors)}`,
      )
    checkDay(published, today, (message, severity) =>
      report(['cookbooks', index, 'published'], message, severity),
    )
    if (!recipes.some((recipe) => recipe.value.books?.some(({ book }) => book === slug)))
      report(['cookbooks', index, 'slug'], `"${slug}" has no recipe yet.`, 'warning')
  }
  checkMonths(cookbooks, known)
}

function checkMonths({ value, report }: Catalogue['cookbooks'], known: Known): void {
  const months = (value.months ?? []).map(({ month }) => month)
  for (const [index, { month, book }] of (value.months ?? []).entries()) {
    if (months.indexOf(month) !== index)
      report(['months', index, 'month'], `Month ${month} is listed twice. Keep one.`)
    if (!known.cookbooks.has(book))
      report(
        ['months', index, 'book'],
        `There is no cookbook "${book}".${didYouMean(book, known.cookbooks.keys())}`,
      )
  }
  const missing = Array.from({ length: 12 }, (_, index) => index + 1).filter(
    (month) => !months.includes(month),
  )
  if (value.months && missing.length > 0)
    report(['months'], `Month ${missing.join(', ')} has no cookbook. Give every month one.`)
}

function checkFacts(
  { contains = [], mayContain = [], lactoseFree }: IngredientFacts = {},
  report: (field: string, message: string) => void,
): void {
  for (const fact of mayContain)
    if (contains.includes(fact)) report('mayContain', `"${fact}" is already in contains. Keep one.`)
  if (lactoseFree && !contains.includes('milk'))
    report(
      'lactoseFree',
      'Only what contains milk needs this. Add milk to contains, or leave it out.',
    )
}

function checkIngredients({ ingredients, recipes }: Catalogue, known: Known): void {
  const { value, report } = ingredients
  const owners = new Map<string, string>()
  const inRecipes = new Set(
    recipes.flatMap((recipe) =>
      recipe.value.ingredients.flatMap(({ ingredient, or = [] }) => [
        ingredient,
        ...or.map((other) => other.ingredient),
      ]),
    ),
  )
  for (const [index, { slug, name, department, synonyms }] of value.entries()) {
    if (!known.departments.has(department))
      report(
        [index, 'department'],
        `There is no department "${department}".${didYouMean(department, known.departments)}`,
      )
    if (!inRecipes.has(slug))
      report([index, 'slug'], `No recipe of this folder uses "${slug}".`, 'warning')
    checkFacts(value[index], (field, message) => report([index, field], message))
    for (const language of LANGUAGES)
      for (const [place, synonym] of (synonyms?.[language] ?? []).entries()) {
        const path = [index, 'synonyms', language, place]
        const owner = owners.get(`${language}:${synonym.toLowerCase()}`)
        if (owner) report(path, `"${synonym}" is a synonym of "${owner}" too.`, 'warning')
        owners.set(`${language}:${synonym.toLowerCase()}`, slug)
        if ([name[language].one, name[language].other].includes(synonym))
          report(path, `"${synonym}" is the name itself; leave it out.`, 'warning')
      }
  }
}

/** Checks references between the data files, and to known entries. */
export function checkData(catalogue: Catalogue, known: Known, today: string): void {
  const { authors, departments, ingredients, tags, tools } = catalogue
  for (const source of [authors, departments, ingredients, tags, tools]) checkSlugs(source)
  checkCookbooks(catalogue, known, today)
  checkIngredients(catalogue, known)
  checkPacks(catalogue)
}
