import type { CookRun } from '#design-system/kitchen/index.ts'
import type { Translate } from '#app/lib/words/translate.ts'
import type { Language } from '#contract/languages.ts'
import { inWords } from './spoken/in-words.ts'
import { sentenceEnds, sentencesOf } from './spoken/sentences.ts'

/** A sentence that is said, and what of the step it is. */
export interface Line {
  /** As it is said: amounts in words. */
  readonly said: string
  /** `text`: the step itself. `after`: what the film showed, the sign of doneness, what comes next. */
  readonly part: 'text' | 'after'
  /** Index of the sentence of the step's text. */
  readonly sentence?: number
  /** Whether it is what the film showed. */
  readonly isDescription?: true
}

/** What is said of a step. */
export interface SpokenStep {
  readonly number: number
  readonly total: number
  readonly text: string
  readonly description: string | undefined
  readonly sign: string | undefined
  /** Undefined at the last step. */
  readonly next: { readonly title: string; readonly ready: readonly string[] } | undefined
}

/** Everything that is said of a step, in order: number, text, description, sign, what comes next. */
export function linesOf(
  { number, total, text, description, sign, next }: SpokenStep,
  { t, language }: { t: Translate; language: Language },
): Line[] {
  const say = (words: string) => inWords(words, language)
  const after = (words: string): Line => ({ said: say(words), part: 'after' })
  const ready = next?.ready ?? []
  return [
    { said: say(t('byEar.number', { number, total })), part: 'text' },
    ...sentencesOf(text).map((words, sentence): Line => ({
      said: say(words),
      part: 'text',
      sentence,
    })),
    ...sentencesOf(description ?? '').map((words): Line => ({
      said: say(words),
      part: 'after',
      isDescription: true,
    })),
    ...(sign === undefined ? [] : [after(t('byEar.until', { sign }))]),
    after(next ? t('byEar.next', { title: next.title }) : t('byEar.last')),
    ...(ready.length > 0 ? [after(t('byEar.ready', { items: ready.join(', ') }))] : []),
  ]
}

/** The runs of a text, sentence by sentence. A duration lies in the sentence in which it begins. */
export function runsBySentence(runs: readonly CookRun[]): CookRun[][] {
  const text = runs.map((run) => run.text).join('')
  const ends = sentenceEnds(text)
  const sentences: CookRun[][] = ends.map(() => [])
  let from = 0
  for (const run of runs) {
    let start = 0
    for (const [index, end] of ends.entries()) {
      const isHere = end > from + start
      if (!isHere || start >= run.text.length) continue
      const stop = run.kind === 'text' ? Math.min(end - from, run.text.length) : run.text.length
      sentences[index]?.push({ ...run, text: run.text.slice(start, stop) })
      start = stop
    }
    from += run.text.length
  }
  return sentences
}
