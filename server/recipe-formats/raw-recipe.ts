import type { Language } from '#contract/languages.ts'
import type { Draft } from '#contract/own-recipes/draft.ts'
import type { PackedPlace } from '#contract/own-recipes/simmer-folder.ts'

/** Where a picture of a recipe is. It is kept as JSON until the picture is read. */
export type PictureRef =
  /** On a page of the web. */
  | { readonly kind: 'address'; readonly address: string }
  /** A file of the archive. */
  | { readonly kind: 'file'; readonly name: string }
  /** A file of an archive in the archive. */
  | { readonly kind: 'inner'; readonly archive: string; readonly name: string }
  /** The photo in a recipe of Paprika. */
  | { readonly kind: 'paprika'; readonly name: string }
  /** In the text of the recipe. */
  | { readonly kind: 'data'; readonly base64: string }

/** A step as its source has it. */
export interface RawStep {
  readonly text: string
  /** A heading over this step and those that follow. */
  readonly section?: string
  readonly picture?: PictureRef
}

/** A recipe as its source has it: nothing is cleaned, shortened or understood yet. */
export interface RawRecipe {
  readonly name: string
  readonly description?: string
  /** Undefined where the source does not say it, or speaks another one. */
  readonly language?: Language
  /** "4 servings", "12 slices", 4. */
  readonly servings?: string | number
  readonly prepMinutes?: number
  readonly cookMinutes?: number
  readonly totalMinutes?: number
  /** One line each; a heading ends with a colon. */
  readonly ingredients: readonly string[]
  readonly steps: readonly RawStep[]
  readonly tags?: readonly string[]
  readonly tools?: readonly string[]
  readonly source?: { readonly name?: string; readonly address?: string; readonly licence?: string }
  /** The page of somebody else. */
  readonly isForeign?: boolean
  readonly note?: string
  /** Per serving, as written: "295 kcal", 12. */
  readonly nutrition?: Readonly<
    Partial<Record<'Calorie' | 'Protein' | 'Fat' | 'Carbohydrate', string | number>>
  >
  readonly picture?: PictureRef
  /** A recipe that Simmer packed: nothing is left to read, and its pictures are known by their ids. */
  readonly packed?: {
    readonly draft: Draft
    readonly pictures: ReadonlyMap<number, PictureRef>
    readonly place: PackedPlace
  }
}
