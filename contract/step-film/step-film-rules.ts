import { FILM_PART_MS_MIN } from '../films/limits.ts'
import { STEP_FILM_LANGUAGES_MAX, type StepFilm, type StepFilmCaption } from './step-film.ts'

/**
 * What a step film must keep beyond its schema. `src`: the file is below the folder, or at an https address.
 * `key`: no two steps have one key. `none`: at least one step has film. `still`: only a step with film is a
 * still. `first`: the first part begins at 0. `order`: each part begins behind the one before. `short`: a part
 * lasts 200 ms at least. `end`: nothing is beyond the end of the film. `captions`: captions are in order, do
 * not overlap and last a while. `languages`: at most ten, each written in one way.
 */
export const STEP_FILM_RULES = [
  'src',
  'key',
  'none',
  'still',
  'first',
  'order',
  'short',
  'end',
  'captions',
  'languages',
] as const

/** A rule that is broken, and where: a JSON pointer (RFC 6901). `schema`: the form itself; `json`: no JSON. */
export interface StepFilmFault {
  readonly rule: (typeof STEP_FILM_RULES)[number] | 'schema' | 'json'
  readonly at: string
}

/** Whether a file is below the folder of its document, or at an https address. */
function isReachable(src: string): boolean {
  if (src.startsWith('https://')) return src.length > 'https://'.length
  if (/[\\?#:]/u.test(src) || src.startsWith('/')) return false
  return src.split('/').every((part) => part !== '' && part !== '.' && part !== '..')
}

/** The steps that have a part of the film, each with its place. */
function shownSteps({ steps }: StepFilm): { startMs: number; at: string }[] {
  return steps.flatMap(({ startMs }, index) =>
    startMs === undefined ? [] : [{ startMs, at: `/steps/${index}/startMs` }],
  )
}

function faultsOfSteps({ steps }: StepFilm): StepFilmFault[] {
  const seen = new Set<string>()
  return steps.flatMap(({ key, startMs, isStill }, index): StepFilmFault[] => {
    const isTwice = seen.has(key)
    seen.add(key)
    return [
      ...(isTwice ? [{ rule: 'key', at: `/steps/${index}/key` } as const] : []),
      ...(isStill && startMs === undefined
        ? [{ rule: 'still', at: `/steps/${index}/isStill` } as const]
        : []),
    ]
  })
}

function faultsOfParts(film: StepFilm): StepFilmFault[] {
  const shown = shownSteps(film)
  if (shown.length === 0) return [{ rule: 'none', at: '/steps' }]
  return shown.flatMap(({ startMs, at }, index): StepFilmFault[] => {
    const before = shown[index - 1]?.startMs
    if (before === undefined && startMs !== 0) return [{ rule: 'first', at }]
    if (before !== undefined && startMs <= before) return [{ rule: 'order', at }]
    if (startMs >= film.film.durationMs) return [{ rule: 'end', at }]
    const stop = shown[index + 1]?.startMs ?? film.film.durationMs
    const lasts = stop - startMs
    return lasts > 0 && lasts < FILM_PART_MS_MIN ? [{ rule: 'short', at }] : []
  })
}

function faultsOfCaptions(
  language: string,
  captions: readonly StepFilmCaption[],
  durationMs: number,
): StepFilmFault[] {
  let end = 0
  return captions.flatMap(({ startMs, stopMs }, index): StepFilmFault[] => {
    const at = `/captions/${language}/${index}`
    const isWrong = startMs < end || stopMs <= startMs
    end = Math.max(end, stopMs)
    if (isWrong) return [{ rule: 'captions', at }]
    return stopMs > durationMs ? [{ rule: 'end', at: `${at}/stopMs` }] : []
  })
}

/** The languages of a step film, each once, in alphabetical order. */
export function languagesOf({ title, steps, captions }: StepFilm): string[] {
  const texts = steps.flatMap(({ text, until, description, sound }) => [
    text,
    until ?? {},
    description ?? {},
    sound ?? {},
  ])
  return [...new Set([title, captions, ...texts].flatMap((one) => Object.keys(one)))].sort()
}

function faultsOfLanguages(film: StepFilm): StepFilmFault[] {
  const languages = languagesOf(film)
  const different = new Set(languages.map((language) => language.toLowerCase()))
  const isFine = languages.length <= STEP_FILM_LANGUAGES_MAX && different.size === languages.length
  return isFine ? [] : [{ rule: 'languages', at: '' }]
}

/** What a step film of the right schema breaks, in the order of the form. */
export function stepFilmFaults(film: StepFilm): StepFilmFault[] {
  const { src, durationMs } = film.film
  return [
    ...(isReachable(src) ? [] : [{ rule: 'src', at: '/film/src' } as const]),
    ...faultsOfSteps(film),
    ...faultsOfParts(film),
    ...Object.entries(film.captions).flatMap(([language, captions]) =>
      faultsOfCaptions(language, captions, durationMs),
    ),
    ...faultsOfLanguages(film),
  ]
}
