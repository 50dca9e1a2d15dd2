import type { StepFilm, StepFilmStep } from '#contract/step-film/step-film.ts'

/** A record with its languages in alphabetical order; undefined for none. */
function sorted<Value, Sorted>(
  byLanguage: Readonly<Record<string, Value>> | undefined,
  of: (value: Value) => Sorted,
): Record<string, Sorted> | undefined {
  if (!byLanguage) return undefined
  const entries = Object.entries(byLanguage).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([language, value]) => [language, of(value)]))
}

const same = (text: string) => text

function stepInOrder({ key, text, until, startMs, isStill, description, sound }: StepFilmStep) {
  return {
    key,
    text: sorted(text, same),
    until: sorted(until, same),
    startMs,
    isStill,
    description: sorted(description, same),
    sound: sorted(sound, same),
  }
}

/** `film.json` of a step film: the same film gives the same bytes, whatever the order of its properties was. */
export function filmJson({ version, title, film, steps, captions }: StepFilm): string {
  const { src, durationMs, width, height, hasSound } = film
  const inOrder = {
    version,
    title: sorted(title, same),
    film: { src, durationMs, width, height, hasSound },
    steps: steps.map(stepInOrder),
    captions: sorted(captions, (all) =>
      all.map(({ startMs, stopMs, text }) => ({ startMs, stopMs, text })),
    ),
  }
  return `${JSON.stringify(inOrder, null, 2)}\n`
}
