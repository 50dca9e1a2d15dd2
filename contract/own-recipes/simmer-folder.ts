import { Type, type Static } from 'typebox'
import { Id } from '../common.ts'
import { Draft } from './draft.ts'
import { HABIT_WORD_MAX, HABITS_MAX } from '../shopping/limits.ts'
import {
  DRAFT_LINE_MAX,
  DRAFT_LINES_MAX,
  FOLDER_NAME_MAX,
  FOLDERS_MAX,
  OWN_FOODS_MAX,
} from './limits.ts'

/** Folder of a member's recipes in the archive that "Take it with you" packs. */
export const SIMMER_RECIPES = 'recipes/'

/** A food that a draft refers to by id, with the names by which another Simmer finds it. */
export const PackedFood = Type.Object({
  Id,
  /** Slug in the catalogue; absent for a food of the member. */
  Slug: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
  En: Type.String({ minLength: 1, maxLength: DRAFT_LINE_MAX }),
  De: Type.String({ minLength: 1, maxLength: DRAFT_LINE_MAX }),
})
/** @see {@link PackedFood} (schema) */
export type PackedFood = Static<typeof PackedFood>

/** What is stored beside the draft of a recipe. */
export const PackedPlace = Type.Object({
  /** Identifies the recipe in every Simmer, even after it is renamed. */
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
 * A recipe in that folder: `recipes/{name}.json`. The draft is the whole recipe. Its pictures are
 * separate files, listed by the ids that the draft uses.
 */
export const SimmerFile = Type.Object({
  /** Marks a file of Simmer. The number is the version of its format. */
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

/** File with the departments in which the member buys things. */
export const SIMMER_FOODS = 'foods.json'

/** Name of a department, the same in every language and every Simmer. */
const DepartmentSlug = Type.String({ minLength: 1, maxLength: 100 })

/** The departments in which the member buys things, if they are not those of the catalogue. */
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
  /** Items that the member buys in another department. The name is understood in both languages. */
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
