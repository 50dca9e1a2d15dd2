import type { FilmDocument } from '#contract/films/own-film.ts'
import { LANGUAGES } from '#contract/languages.ts'

/** Everything that a film says in words, each once. */
export function wordsOfFilm({ Steps, Captions }: FilmDocument): string {
  const texts = LANGUAGES.flatMap((language) => {
    const captions = (Captions[language] ?? []).map(({ Text }) => Text)
    const described = Steps.flatMap(({ Describe, Sound }) => [Describe, Sound])
    return captions.concat(described.flatMap((words) => words?.[language] ?? []))
  })
  return [...new Set(texts)].join('\n')
}
