import { Type, type Static } from 'typebox'
import { Id, LangIdParam, NO_NUL } from '../common.ts'
import { DRAFT_WORD_MAX } from '../own-recipes/limits.ts'

const Count = Type.Integer({ minimum: 0 })
const Word = Type.String({ minLength: 1, maxLength: DRAFT_WORD_MAX, pattern: NO_NUL })

/** What uses a word. */
const uses = {
  /** Published recipes. */
  Recipes: Count,
  /** Versions that wait for the desk. */
  Waiting: Count,
  /** Authors of either. */
  Authors: Count,
  /** The caller alone uses it: somebody else decides. */
  IsMine: Type.Boolean(),
}

/** A food of authors that the catalogue does not know. */
export const UnknownFood = Type.Object({
  Id,
  /** As the first of them calls it, in the requested language. */
  Name: Type.String(),
  /** The same in each language. */
  Names: Type.Object({ en: Type.String(), de: Type.String() }),
  /** Department of a shop in which it is looked for. */
  DepartementId: Id,
  ...uses,
})
/** @see {@link UnknownFood} (schema) */
export type UnknownFood = Static<typeof UnknownFood>

/** Query of GET /desk/foods and GET /desk/tags. */
export const DeskWordQuery = Type.Object({ LangId: LangIdParam })

/** Response of GET /desk/foods: those of most recipes first. */
export const DeskFoods = Type.Object({
  Foods: Type.Array(UnknownFood),
  /** How many there are; the list has the first of them. */
  Total: Count,
  /** Departments that a food can be put into. */
  Departments: Type.Array(Type.Object({ Id, Name: Type.String() })),
})
/** @see {@link DeskFoods} (schema) */
export type DeskFoods = Static<typeof DeskFoods>

/** Names of a food in a language: of one, and of several. */
const FoodNames = Type.Object({ One: Word, Other: Word })

/** Body of POST /desk/foods/{id}/adopt. */
export const AdoptFoodBody = Type.Object({
  Names: Type.Object({ en: FoodNames, de: FoodNames }),
  DepartementId: Id,
  /** As bought, with peel and bone. */
  GramsPerPiece: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 100_000 })),
})
/** @see {@link AdoptFoodBody} (schema) */
export type AdoptFoodBody = Static<typeof AdoptFoodBody>

/** Body of POST /desk/foods/{id}/merge: the food of the catalogue that it is. */
export const MergeFoodBody = Type.Object({ Into: Id })

/** A tag that authors write and the catalogue does not know. */
export const UnknownTag = Type.Object({ Name: Type.String(), ...uses })
/** @see {@link UnknownTag} (schema) */
export type UnknownTag = Static<typeof UnknownTag>

/** Response of GET /desk/tags: those of most recipes first. */
export const DeskTags = Type.Object({
  Tags: Type.Array(UnknownTag),
  Total: Count,
  /** The tags of the catalogue, by their names. */
  Known: Type.Array(
    Type.Object({
      Id,
      Names: Type.Object({ en: Type.String(), de: Type.String() }),
      Recipes: Count,
    }),
  ),
})
/** @see {@link DeskTags} (schema) */
export type DeskTags = Static<typeof DeskTags>

/** Body of POST /desk/tags/adopt: the word as authors write it, and its names. */
export const AdoptTagBody = Type.Object({
  Name: Word,
  Names: Type.Object({ en: Word, de: Word }),
})
/** @see {@link AdoptTagBody} (schema) */
export type AdoptTagBody = Static<typeof AdoptTagBody>

/** Body of POST /desk/tags/merge: the tag of the catalogue that the word means. */
export const MergeTagBody = Type.Object({ Name: Word, Into: Id })
/** @see {@link MergeTagBody} (schema) */
export type MergeTagBody = Static<typeof MergeTagBody>

/** How many published recipes have changed. */
export const WordDecided = Type.Object({ Recipes: Count })
