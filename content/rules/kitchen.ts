import { LANGUAGES } from '#contract/languages.ts'
import type { Recipe, Step } from '../format.ts'
import type { Source } from '../read.ts'
import { isOlderForm } from '../step-times.ts'

/** Leaves and berries that carry soil and are not peeled. */
const WASHED = new Set(['spinach', 'kale', 'lettuce', 'pak-choi', 'strawberry', 'blueberry'])
const WASHES = /\b(?:re)?(?:wash|rinse)/iu
/** Raw poultry, by slug. */
const POULTRY = /(?:^|-)chicken(?:-|$)/u
const CLEANS = /\bwash\b[^.]{0,80}\b(?:hands|board|knife)\b/iu
/** What shows that poultry is done, besides `core`. */
const DONE = /\bno pink\b|\bno longer pink\b/iu
/** Beans that are poisonous until they are cooked through. */
const RAW_BEANS = new Set(['green-beans', 'black-eyed-beans'])
/** Words of a line of the film that warn. */
const WARNS = {
  en: /\b(?:careful|mind the|mind your|stand back|watch out)\b/iu,
  de: /\b(?:Vorsicht|Abstand halten|Hände weg)\b/iu,
}
/** A warning that needs its title to be understood. */
const LEANS = { en: /\bfor them\b/iu, de: /\bfür sie\b/iu }

function isWashed(text: string, slug: string): boolean {
  return text
    .split(/[.;](?:\s|$)/u)
    .some((sentence) => WASHES.test(sentence) && sentence.includes(slug))
}

function cleans({ text }: Step): boolean {
  return CLEANS.test(text.en)
}

function checkStep(step: Step, index: number, { value, report }: Source<Recipe>): void {
  const path = ['steps', index]
  for (const [place, slug] of step.ingredients.entries())
    if (WASHED.has(slug) && !value.steps.some(({ text }) => isWashed(text.en, slug)))
      report([...path, 'ingredients', place], `No step washes "${slug}". Say so.`, 'warning')
  if (step.ingredients.some((slug) => POULTRY.test(slug)) && !value.steps.some(cleans))
    report(
      [...path, 'text', 'en'],
      'Raw chicken: say that hands, knife and board are washed afterwards.',
      'warning',
    )
  for (const language of LANGUAGES)
    for (const [line, words] of (step.subtitles?.[language] ?? []).entries())
      if (WARNS[language].test(words) && !step.warnings)
        report(
          [...path, 'subtitles', language, line],
          'Only the film warns. Say it in warnings too.',
          'warning',
        )
  for (const [place, { text }] of (step.warnings ?? []).entries())
    for (const language of LANGUAGES)
      if (text && LEANS[language].test(text[language]))
        report(
          [...path, 'warnings', place, 'text', language],
          'The advice leans on its title. Say who it is for.',
          'warning',
        )
}

/** Lifting and draining of what is fried belongs to the step that fries, as it comes in batches. */
function checkDraining({ value, report }: Source<Recipe>): void {
  for (const [index, { action, text }] of value.steps.entries()) {
    const before = value.steps[index - 1]
    if (
      action !== 'fry' &&
      before?.action === 'fry' &&
      /\bdrain\b[^.]{0,80}\bkitchen paper\b/iu.test(text.en)
    )
      report(
        ['steps', index, 'text', 'en'],
        `Draining is part of "${before.id}", which fries in batches. Say it there.`,
        'warning',
      )
  }
}

/** Reports what a careful cook would miss: washing, doneness of poultry, warnings outside the film. */
export function checkKitchen(recipe: Source<Recipe>): void {
  const { value, report } = recipe
  if (isOlderForm(value)) return
  for (const [index, step] of value.steps.entries()) checkStep(step, index, recipe)
  checkDraining(recipe)
  const poultry = value.ingredients.findIndex(({ ingredient }) => POULTRY.test(ingredient))
  const isDone = value.steps.some(({ core, text }) => core ?? DONE.test(text.en))
  if (poultry !== -1 && !isDone)
    report(
      ['ingredients', poultry],
      'No step says when the chicken is done. Give one core, such as {celsius: 80, in: …}.',
      'warning',
    )
  const warned = [
    ...(value.warnings ?? []),
    ...value.steps.flatMap(({ warnings = [] }) => warnings),
  ]
  const beans = value.ingredients.findIndex(({ ingredient }) => RAW_BEANS.has(ingredient))
  if (beans !== -1 && !warned.some(({ kind }) => kind === 'raw-beans'))
    report(
      ['ingredients', beans],
      'Raw beans are poisonous. Warn in the step that cooks them: warnings: [{kind: raw-beans}].',
      'warning',
    )
}
