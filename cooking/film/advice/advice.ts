import type { Language } from '#contract/languages.ts'
import type { BothLanguages, Draft } from '#contract/own-recipes/draft.ts'
import type { FilmDocument } from '#contract/films/own-film.ts'

/** Shortest distance of two beginnings, in milliseconds: below it nobody sees what a step shows. */
export const BEGINNINGS_APART_MS = 3000
/** Shortest film of which a cook has something, in milliseconds. */
export const FILM_GOOD_MS = 30_000
/** Loudness that films have elsewhere, in LUFS. */
export const LOUDNESS_USUAL = -16
/** How far from the usual loudness a film may be before somebody reaches for the volume, in LU. */
export const LOUDNESS_FAR = 3

/** What is looked at. */
export interface AdvisedFilm {
  readonly film: Pick<FilmDocument, 'DurationMs' | 'Steps' | 'Captions'>
  readonly recipe: Pick<Draft, 'Lines' | 'Steps'>
  /** Names of the food of a line, by the line's key, in both languages, one and several. */
  readonly foods: ReadonlyMap<string, readonly string[]>
  /** Integrated loudness in LUFS; undefined for a film without sound, or one that was not measured. */
  readonly loudness?: number | undefined
  /** The pictures seem to stand on their head, and nobody has said that they do not. */
  readonly isUpsideDown?: boolean
  /** False: nobody has said yet that whoever is in the picture is happy with it. */
  readonly isAgreed?: boolean
}

/** Where an advice belongs: what has to be done, what would be better, and what only the author knows. */
export type AdviceGroup = 'needed' | 'better' | 'question'

/** The one press that mends something. Most open a place with the cursor there; `move`, `gain` and `turn` do it. */
export type Mend =
  /** Opens the draft of the missing words, see `draftCaptions`. */
  | { readonly kind: 'readDraft'; readonly step: string; readonly language: Language }
  /** Opens a caption, to be at most so many characters long. */
  | {
      readonly kind: 'shorten'
      readonly step: string
      readonly language: Language
      readonly charactersMax: number
    }
  /** Opens the text of a step, to name the ingredient. */
  | { readonly kind: 'nameIn'; readonly step: string; readonly line: string }
  /** Opens the description of a step. */
  | { readonly kind: 'describe'; readonly step: string; readonly language: Language }
  /** Lets a step begin later. */
  | { readonly kind: 'move'; readonly step: string; readonly toMs: number }
  /** Opens the beginning of a step. */
  | { readonly kind: 'look'; readonly step: string; readonly atMs: number }
  /** Leads to the film, to bring another one or a longer one. */
  | { readonly kind: 'longerFilm' }
  /** Makes the sound louder, or quieter where it is below 0, by so many dB. */
  | { readonly kind: 'gain'; readonly dB: number }
  /** Turns the pictures by half a turn. */
  | { readonly kind: 'turn' }
  /** Says that it is fine. */
  | { readonly kind: 'agree' }

interface Said {
  readonly group: AdviceGroup
  /** Number of the step in the recipe, from 1; undefined: the whole film. */
  readonly number?: number
  /** Key of this step. */
  readonly step?: string
  readonly mend: Mend
}

/** Something that would make a film better, with the numbers of its text. Milliseconds, unless they say otherwise. */
export type Advice = Said &
  (
    | {
        /** Steps of the film have no caption in a language; `step` is the first of `count`. */
        readonly kind: 'language'
        readonly language: Language
        readonly count: number
      }
    | {
        /** A caption stands for less than it takes to read. The quickest one of a step in a language. */
        readonly kind: 'quick'
        readonly language: Language
        readonly text: string
        readonly atMs: number
        readonly readsMs: number
        readonly standsMs: number
      }
    | {
        /** No step names an ingredient. */
        readonly kind: 'unused'
        readonly line: string
        readonly name: BothLanguages
      }
    | {
        /** A step begins too soon after the one before it. */
        readonly kind: 'close'
        readonly before: number
        readonly apartMs: number
      }
    | { readonly kind: 'short'; readonly durationMs: number }
    | { readonly kind: 'quiet' | 'loud'; readonly lufs: number }
    | { readonly kind: 'describe'; readonly language: Language; readonly count: number }
    | { readonly kind: 'upsideDown' | 'child' }
  )

/** What is good already. */
export type Praise =
  | { readonly kind: 'rightWayUp' | 'apart' | 'languages' | 'readable' | 'used' | 'described' }
  /** Every step has a place in the film; `cards` of `count` are shown as cards. */
  | { readonly kind: 'placed'; readonly count: number; readonly cards: number }
  | { readonly kind: 'long'; readonly durationMs: number }
  | { readonly kind: 'loudness'; readonly lufs: number }

/** What the page of advice shows, in its four groups. */
export type AdvicePage = Readonly<Record<AdviceGroup, readonly Advice[]>> & {
  readonly good: readonly Praise[]
}
