import type { PlayerFilm } from '#design-system/sequence-player/player-props.ts'
import type {
  PlayerCaption,
  PlayerStep,
  UnfilmedStep,
} from '#design-system/sequence-player/player.types.ts'

/** A text by the tag of its language (BCP 47). */
type Texts = Readonly<Record<string, string>>

/** A step of a recipe in {@link StepFilmFile}. */
interface FileStep {
  readonly text: Texts
  readonly until?: Texts
  /** Milliseconds at which its part begins; absent: it has no film. */
  readonly startMs?: number
  readonly sound?: Texts
}

/** What is read of `film.json`, the open form of a film that stops at every step. Times are milliseconds. */
export interface StepFilmFile {
  readonly version: 1
  readonly title: Texts
  readonly film: { readonly src: string; readonly durationMs: number }
  readonly steps: readonly FileStep[]
  readonly captions: Readonly<
    Record<
      string,
      readonly { readonly startMs: number; readonly stopMs: number; readonly text: string }[]
    >
  >
}

/** A step film in one language, as props of the player. */
export type ReadFilm = Required<Pick<PlayerFilm, 'title' | 'src' | 'steps' | 'total' | 'captions'>>

/** What the player would take for markup: all texts of the form are plain. */
const TAG = /<(?=\/?[a-z])/giu

const plain = (text: string) => text.replaceAll(TAG, '‹')
const primaryOf = (tag: string) => tag.toLowerCase().split('-')[0]

/** The tag of a language, or the first of the same language elsewhere. */
function tagOf(byLanguage: Readonly<Record<string, unknown>>, language: string) {
  const tags = Object.keys(byLanguage).sort()
  return (
    tags.find((tag) => tag.toLowerCase() === language.toLowerCase()) ??
    tags.find((tag) => primaryOf(tag) === primaryOf(language))
  )
}

/** A text in a language, else in English, else in any. */
function textIn(texts: Texts, language: string): string {
  const tag = tagOf(texts, language) ?? tagOf(texts, 'en') ?? Object.keys(texts).sort()[0]
  return plain(texts[tag ?? ''] ?? '')
}

/** Whether it looks like a step film of a version that is known. */
function isStepFilm(json: unknown): json is StepFilmFile {
  const { version, film, steps, title, captions } = (json ?? {}) as Partial<StepFilmFile>
  return (
    version === 1 &&
    typeof film?.src === 'string' &&
    Array.isArray(steps) &&
    typeof title === 'object' &&
    typeof captions === 'object'
  )
}

function stepsOf({ steps, film }: StepFilmFile, language: string): PlayerStep[] {
  const read: PlayerStep[] = []
  let unfilmed: UnfilmedStep[] = []
  for (const [index, { text, until, sound, startMs }] of steps.entries()) {
    const step = { number: index + 1, text: textIn(text, language) }
    if (startMs === undefined) {
      unfilmed.push(step)
      continue
    }
    const next = steps.slice(index + 1).find((other) => other.startMs !== undefined)
    read.push({
      ...step,
      start: startMs / 1000,
      stop: (next?.startMs ?? film.durationMs) / 1000,
      ready: [],
      ...(until && { until: textIn(until, language) }),
      ...(sound && { sound: textIn(sound, language) }),
      thumbSrc: null,
      ...(unfilmed.length > 0 && { before: unfilmed }),
    })
    unfilmed = []
  }
  const last = read.at(-1)
  if (last && unfilmed.length > 0) last.after = unfilmed
  return read
}

function captionsOf({ captions }: StepFilmFile, language: string): PlayerCaption[] {
  const all = captions[tagOf(captions, language) ?? ''] ?? []
  return all.map(({ startMs, stopMs, text }) => ({
    start: startMs / 1000,
    stop: stopMs / 1000,
    text: plain(text),
  }))
}

/**
 * Reads a step film for the player: `film.json` as it was parsed, in a language. A text that is missing in it is
 * that of another one; captions of another language are not shown. Check files of others by the published schema
 * before: this looks only at what it is.
 *
 * @param from address of `film.json`, to which the film's own address is relative @default the page
 * @returns undefined for anything else, and for a version that is not known
 */
export function readStepFilm(json: unknown, language: string, from?: string): ReadFilm | undefined {
  if (!isStepFilm(json)) return undefined
  const { src } = json.film
  return {
    title: textIn(json.title, language),
    src: from === undefined ? src : new URL(src, from).href,
    steps: stepsOf(json, language),
    total: json.steps.length,
    captions: captionsOf(json, language),
  }
}
