import type { Messages } from '#design-system/messages/en.ts'
import type { FilmStep } from '#design-system/sequence-player/film.ts'
import { asSentence, withoutTags } from '#design-system/sequence-player/marked-text.ts'
import type { UnfilmedStep } from '#design-system/sequence-player/player.types.ts'

type Words = Messages['player']

/** The whole step: its number, its text with all amounts, and its sign of doneness. */
function wholeStep({ number, text, until }: FilmStep, total: number, words: Words): string[] {
  const sign = until === undefined ? [] : [asSentence(words.until(until))]
  return [asSentence(words.position(number, total)), asSentence(withoutTags(text)), ...sign]
}

const toRead = (unfilmed: readonly UnfilmedStep[] = [], words: Words) =>
  unfilmed.map(({ number, text }) => `${words.unfilmed(number)}: ${withoutTags(text)}`)

/** Announced when the film stops after a step: what to do now, and what comes next. */
export function atStop(
  steps: readonly FilmStep[],
  index: number,
  total: number,
  words: Words,
): string {
  const now = steps[index]
  const next = steps[index + 1]
  if (!now || !next) return ''
  const coming = `${words.nextLabel}: ${asSentence(next.plainLine)}`
  return [...wholeStep(now, total, words), ...toRead(next.before, words), coming].join(' ')
}

/** Announced when the film has ended: the last step, and the steps left to read. */
export function atEnd(step: FilmStep, total: number, words: Words): string {
  const end = lastWords(step, words)
  return [...wholeStep(step, total, words), end, ...toRead(step.after, words)].join(' ')
}

/** Announced when the user goes to a step: its line, and what to have ready. */
export function atStep(step: FilmStep, total: number, words: Words): string {
  const items = step.ready.map(({ group, text, note }) => {
    const item = note === undefined ? text : `${text} (${note})`
    return group === undefined ? item : `${group}: ${item}`
  })
  const ready = items.length > 0 ? [`${words.ready} ${items.join(', ')}.`] : []
  return [words.moved(step.number, total, asSentence(step.plainLine)), ...ready].join(' ')
}

/** What the player says at the end of the film; the recipe may go on without one. */
export function lastWords({ after = [] }: FilmStep, words: Words): string {
  return after.length > 0 ? words.lastFilmed : words.lastStep
}
