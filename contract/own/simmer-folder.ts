import { Type, type Static } from 'typebox'
import { Id } from '../common.ts'
import { Draft } from './draft.ts'
import { HABIT_WORD_MAX, HABITS_MAX } from '../shopping-limits.ts'
import {
  DRAFT_LINE_MAX,
  DRAFT_LINES_MAX,
  FOLDER_NAME_MAX,
  FOLDERS_MAX,
  OWN_FOODS_MAX,
} from './limits.ts'

/** Folder of a member's recipes in the archive that "Take it with you" packs. */
export const SIMMER_RECIPES = 'recipes/'

/** A food that lines of a draft name by its id, as another Simmer finds it. */
export const PackedFood = Type.Object({
  Id,
  /** Of the catalogue; absent for a food of the member. */
  Slug: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
  En: Type.String({ minLength: 1, maxLength: DRAFT_LINE_MAX }),
  De: Type.String({ minLength: 1, maxLength: DRAFT_LINE_MAX }),
})
/** @see {@link PackedFood} (schema) */
export type PackedFood = Static<typeof PackedFood>

/** What lies beside the draft of a recipe. */
export const PackedPlace = Type.Object({
  /** Names the recipe wherever it is brought, so that it is known again under another name. */
  Key: Type.Optional(Type.String({ format: 'uuid' })),
  /** Names of the folders that it is in. */
  Folders: Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: FOLDER_NAME_MAX }), {
      maxItems: FOLDERS_MAX,
    }),
  ),
  Foods: Type.Optional(Type.Array(PackedFood, { maxItems: DRAFT_LINES_MAX })),
})
/** @see {@link PackedPlace} (schema) */
export type PackedPlace = Static<typeof PackedPlace>

/**
 * A recipe in that folder: `recipes/{name}.json`. The draft is the whole recipe; its pictures lie beside
 * it as files, by the ids that the draft has for them.
 */
export const SimmerFile = Type.Object({
  /** Says what the file is, and which version of it. */
  Simmer: Type.Literal(1),
  Draft,
  ...PackedPlace.properties,
  Pictures: Type.Array(
    Type.Object({
      Id,
      /** Path in the archive: "recipes/pictures/5.webp". */
      File: Type.String({ minLength: 1, maxLength: 300 }),
    }),
  ),
})
/** @see {@link SimmerFile} (schema) */
export type SimmerFile = Static<typeof SimmerFile>

/** File in which Simmer packs where the member buys things. */
export const SIMMER_FOODS = 'foods.json'

/** Name of a department, the same in every language and every Simmer. */
const DepartmentSlug = Type.String({ minLength: 1, maxLength: 100 })

/** Where the member buys things, where the catalogue does not say so. */
export const SimmerFoods = Type.Object({
  Simmer: Type.Literal(1),
  /** Foods of the member's own. */
  Own: Type.Array(
    Type.Object({
      En: Type.String({ minLength: 1, maxLength: DRAFT_LINE_MAX }),
      De: Type.String({ minLength: 1, maxLength: DRAFT_LINE_MAX }),
      Department: DepartmentSlug,
    }),
    { maxItems: OWN_FOODS_MAX },
  ),
  /** What the member buys elsewhere than the catalogue says: a word that is understood in both languages. */
  Moved: Type.Array(
    Type.Object({
      Name: Type.String({ minLength: 1, maxLength: 2 * HABIT_WORD_MAX }),
      Department: DepartmentSlug,
    }),
    { maxItems: HABITS_MAX },
  ),
})
/** @see {@link SimmerFoods} (schema) */
export type SimmerFoods = Static<typeof SimmerFoods>
