import { otherEnergy, tooLong } from '#cooking/rules/numbers.ts'
import { LANGUAGES } from '#contract/languages.ts'
import type { Recipe } from '../format.ts'
import { FIRST_DAY } from '../format.ts'
import type { Known } from '../known.ts'
import { didYouMean, type ValuePath } from '../problem.ts'
import type { Source } from '../read.ts'
import { checkHyphenation } from './hyphenation.ts'
import { checkDash } from './texts.ts'

function checkNames({ file, value, report }: Source<Recipe>, known: Known): void {
  const unknown = (path: ValuePath, slug: string, what: string, all: Iterable<string>) => {
    const hint = didYouMean(slug, all) || ` Add it to ${what}s.yaml, or use one that is there.`
    report(path, `There is no ${what} "${slug}".${hint}`)
  }
  const name = file.slice(file.lastIndexOf('/') + 1)
  if (name !== `${value.slug}.yaml`)
    report(['slug'], `The file is called ${name}; call it ${value.slug}.yaml or change the slug.`)
  if (!known.authors.has(value.author)) unknown(['author'], value.author, 'author', known.authors)
  for (const [index, { book, partition }] of (value.books ?? []).entries()) {
    const partitions = known.cookbooks.get(book)
    const path = ['books', index, 'book']
    if (partitions === undefined) unknown(path, book, 'cookbook', known.cookbooks.keys())
    else if (partition > partitions)
      report(
        ['books', index, 'partition'],
        `"${book}" has ${partitions} chapters; ${partition} is none of them.`,
      )
  }
  for (const [index, tag] of value.tags.entries())
    if (!known.tags.has(tag)) unknown(['tags', index], tag, 'tag', known.tags.keys())
  for (const [index, tool] of value.tools.entries())
    if (!known.tools.has(tool)) unknown(['tools', index], tool, 'tool', known.tools)
  const checkIngredient = (path: ValuePath, slug: string) => {
    if (!known.ingredients.has(slug)) unknown(path, slug, 'ingredient', known.ingredients.keys())
  }
  for (const [index, { ingredient, or = [] }] of value.ingredients.entries()) {
    checkIngredient(['ingredients', index, 'ingredient'], ingredient)
    for (const [place, other] of or.entries())
      checkIngredient(['ingredients', index, 'or', place, 'ingredient'], other.ingredient)
  }
}

function checkRepeats({ value, report }: Source<Recipe>): void {
  const lists: [field: string, names: string[], key?: string][] = [
    ['dishTypes', value.dishTypes],
    ['tags', value.tags],
    ['tools', value.tools],
    ['books', (value.books ?? []).map(({ book, partition }) => `${book}/${partition}`)],
    ['ingredients', value.ingredients.map(({ ingredient }) => ingredient), 'ingredient'],
  ]
  for (const [field, names, key] of lists)
    for (const [index, name] of names.entries())
      if (names.indexOf(name) !== index)
        report(
          key ? [field, index, key] : [field, index],
          `"${name}" is in ${field} twice. Keep one.`,
        )
}

function checkNumbers({ value, report }: Source<Recipe>, today: string): void {
  const { active, total } = value.minutes
  for (const part of tooLong(value.minutes)) {
    const whole = part === 'prep' ? `active (${active})` : `total (${total})`
    report(
      ['minutes'],
      `${part} (${value.minutes[part]}) is part of ${whole} and cannot be longer.`,
    )
  }
  const { kcal, ...nutrients } = value.nutrition
  const sum = otherEnergy(kcal, nutrients)
  const isAlcoholic = value.dishTypes.includes('AlcoholicDrink')
  if (!isAlcoholic && sum !== undefined)
    report(
      ['nutrition', 'kcal'],
      `${kcal} kcal do not fit the nutrients, which give ${Math.round(sum)} (4 a gram of protein and carbohydrates, 9 of fat).`,
    )
  checkDay(value.published, today, (message, severity) => report(['published'], message, severity))
}

/** Checks that a day of publication exists and is not in the future. */
export function checkDay(
  day: string,
  today: string,
  report: (message: string, severity?: 'warning') => void,
): void {
  const time = Date.parse(`${day}T00:00:00Z`)
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day)
    report(`${day} is not a day of the calendar.`)
  else if (day < FIRST_DAY) report(`${day} is before ${FIRST_DAY}, the first day of Simmer.`)
  else if (day > today) report(`${day} is in the future; lists would show it first.`, 'warning')
}

function checkWords({ value, report }: Source<Recipe>): void {
  const texts: [ValuePath, string | undefined][] = [
    ...LANGUAGES.flatMap((language): [ValuePath, string | undefined][] => [
      [['name', language], value.name[language]],
      [['description', language], value.description?.[language]],
    ]),
    ...(value.comments ?? []).map(({ text }, index): [ValuePath, string] => [
      ['comments', index, 'text'],
      text,
    ]),
  ]
  for (const [path, text = ''] of texts)
    checkDash(text, (message, severity) => report(path, message, severity))
}

/** Checks everything of a recipe but its steps; `today` as 2026-03-14. */
export function checkRecipe(recipe: Source<Recipe>, known: Known, today: string): void {
  checkNames(recipe, known)
  checkRepeats(recipe)
  checkNumbers(recipe, today)
  checkWords(recipe)
  checkHyphenation(recipe)
}
