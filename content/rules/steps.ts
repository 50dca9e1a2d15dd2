import { splitStepText } from '#cooking/step-text.ts'
import { waitsExceed } from '#cooking/rules/numbers.ts'
import { LANGUAGES } from '#contract/languages.ts'
import type { Recipe, Step } from '../format.ts'
import type { Known } from '../known.ts'
import { didYouMean, type Report } from '../problem.ts'
import type { Source } from '../read.ts'
import { timerMinutes } from '../step-times.ts'
import { checkLine, checkPlaceholders, checkText } from './texts.ts'

/** State while the steps of a recipe are checked in order. */
interface Progress {
  /** Ingredients of the recipe. */
  readonly own: readonly string[]
  /** Ingredients that a step has listed so far. */
  readonly used: Set<string>
}

function checkIngredients(step: Step, path: number, { own, used }: Progress, report: Report): void {
  for (const [index, slug] of step.ingredients.entries()) {
    const at = ['steps', path, 'ingredients', index]
    if (!own.includes(slug))
      report(
        at,
        `The recipe has no ingredient "${slug}". Add it to ingredients.${didYouMean(slug, own)}`,
      )
    else if (used.has(slug))
      report(at, `"${slug}" is listed in an earlier step; list it only where it is first used.`)
    used.add(slug)
  }
}

function checkSubtitles(
  subtitles: NonNullable<Step['subtitles']>,
  path: number,
  known: Known,
  report: Report,
): void {
  const { en, de } = subtitles
  if (en.length !== de.length)
    report(
      ['steps', path, 'subtitles'],
      `There are ${en.length} subtitles in English and ${de.length} in German; write as many in each.`,
    )
  for (const language of LANGUAGES)
    for (const [index, line] of subtitles[language].entries())
      checkLine(line, language, known, (message, severity) =>
        report(['steps', path, 'subtitles', language, index], message, severity),
      )
}

function checkStep(
  step: Step,
  path: number,
  progress: Progress,
  known: Known,
  report: Report,
): void {
  checkIngredients(step, path, progress, report)
  for (const language of LANGUAGES)
    checkText(step.text[language], language, known, (message, severity) =>
      report(['steps', path, 'text', language], message, severity),
    )
  checkPlaceholders([step.text.en], [step.text.de], progress, (message, severity) =>
    report(['steps', path, 'text'], message, severity),
  )
  if (step.subtitles) {
    const { en, de } = step.subtitles
    checkSubtitles(step.subtitles, path, known, report)
    checkPlaceholders(en, de, progress, (message, severity) =>
      report(['steps', path, 'subtitles'], message, severity),
    )
  }
  for (const slug of amountsFromEarlier(step))
    report(
      ['steps', path, 'text'],
      `{${slug}} prints the amount, which an earlier step has already used. Write {${slug}!}, or list it here.`,
      'warning',
    )
}

/** Ingredients whose amount a text prints although another step lists them. */
function amountsFromEarlier(step: Step): string[] {
  const named = splitStepText(step.text.en).flatMap((piece) =>
    typeof piece !== 'string' && piece.withAmount && piece.share === undefined ? piece.slug : [],
  )
  return [...new Set(named)].filter((slug) => !step.ingredients.includes(slug))
}

/** Checks that the clips of a recipe exist, and that its film has at least one, its subtitles and no sounds beside it. */
function checkFilm({ value, report }: Source<Recipe>, clips: ReadonlySet<string>): void {
  for (const [index, { clip, id, subtitles, sound }] of value.steps.entries()) {
    if (clip !== undefined && !clips.has(clip))
      report(
        ['steps', index, 'clip'],
        `There is no step clip "${clip}".${didYouMean(clip, clips) || ' Clips stand in media/films/clips.json.'}`,
      )
    if (clip === undefined && sound !== undefined)
      report(
        ['steps', index, 'sound'],
        'Only a film has a sound. Give the step a clip, or leave sound out.',
      )
    if (clip !== undefined && subtitles === undefined && value.film)
      report(['steps', index], `"${id}" is in the film and has no subtitles. Write 1 to 3 lines.`)
  }
  if (value.film && value.steps.every(({ clip }) => clip === undefined))
    report(['film'], 'No step has a clip. Give at least one a clip, or write film: false.')
}

/**
 * Checks the steps of a recipe: that every ingredient is listed, and that the texts can be
 * displayed.
 */
export function checkSteps(recipe: Source<Recipe>, known: Known, clips: ReadonlySet<string>): void {
  const { value, report } = recipe
  const own = value.ingredients.map(({ ingredient }) => ingredient)
  const progress: Progress = { own, used: new Set() }
  const ids = value.steps.map(({ id }) => id)
  for (const [index, step] of value.steps.entries()) {
    if (ids.indexOf(step.id) !== index)
      report(['steps', index, 'id'], `"${step.id}" is the id of another step. Choose a new one.`)
    checkStep(step, index, progress, known, report)
  }
  for (const [index, slug] of own.entries())
    if (!progress.used.has(slug))
      report(
        ['ingredients', index],
        `No step uses "${slug}". List it in the step that uses it first, or take it out.`,
      )
  const waits = value.steps.reduce((sum, step) => sum + (timerMinutes(step) ?? 0), 0)
  if (waitsExceed(waits, value.minutes.total))
    report(
      ['minutes', 'total'],
      `The timers add up to ${waits} minutes, total is ${value.minutes.total}.`,
      'warning',
    )
  checkFilm(recipe, clips)
}
