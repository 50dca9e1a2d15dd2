import type { Language } from '#contract/languages.ts'
import type { Advice, AdviceGroup, AdvicePage, AdvisedFilm, Praise } from './advice.ts'
import { childInPicture, closeBeginnings, farLoudness, shortFilm, upsideDown } from './of-film.ts'
import { unusedIngredients } from './of-recipe.ts'
import { filmedSteps, missingDescriptions, missingLanguages, quickCaptions } from './of-words.ts'

const place = ({ number = Infinity }: Advice) => number

/** By the step that they are about; what is about the whole film comes last. */
function inOrder(advice: readonly Advice[], group: AdviceGroup): Advice[] {
  return advice
    .filter((one) => one.group === group)
    .toSorted((a, b) => (place(a) === place(b) ? 0 : place(a) - place(b)))
}

function praise(advised: AdvisedFilm, advice: readonly Advice[]): Praise[] {
  const { film, loudness: lufs, recipe } = advised
  const has = (...kinds: Advice['kind'][]) => advice.some(({ kind }) => kinds.includes(kind))
  const filmed = filmedSteps(advised).length
  if (filmed === 0) return []
  const count = film.Steps.length
  return [
    ...(has('upsideDown') ? [] : [{ kind: 'rightWayUp' } as const]),
    { kind: 'placed', count, cards: count - filmed },
    ...(has('close') ? [] : [{ kind: 'apart' } as const]),
    ...(has('short') ? [] : [{ kind: 'long', durationMs: film.DurationMs } as const]),
    ...(has('describe') ? [] : [{ kind: 'described' } as const]),
    ...(has('language') ? [] : [{ kind: 'languages' } as const]),
    ...(has('quick', 'language') ? [] : [{ kind: 'readable' } as const]),
    ...(has('unused') || recipe.Lines.length === 0 ? [] : [{ kind: 'used' } as const]),
    ...(has('quiet', 'loud') || lufs === undefined ? [] : [{ kind: 'loudness', lufs } as const]),
  ]
}

/**
 * Looks at a film as a friend would who knows films: what is still needed before it is published, what would
 * make it better, what only its author knows, and what is good already. Each advice has the press that mends it.
 *
 * @param own the language that the author writes in
 */
export function adviseOn(advised: AdvisedFilm, own: Language): AdvicePage {
  const advice = [
    ...missingLanguages(advised),
    ...quickCaptions(advised),
    ...closeBeginnings(advised),
    ...missingDescriptions(advised, own),
    ...unusedIngredients(advised),
    ...shortFilm(advised),
    ...farLoudness(advised),
    ...upsideDown(advised),
    ...childInPicture(advised),
  ]
  return {
    needed: inOrder(advice, 'needed'),
    better: inOrder(advice, 'better'),
    question: inOrder(advice, 'question'),
    good: praise(advised, advice),
  }
}
