import { Type, type Static } from 'typebox'
import {
  Id,
  IsoDate,
  LangIdParam,
  MediaPath,
  NO_NUL,
  Nullable,
  Paging,
  Term,
  LanguageTag,
} from '../common.ts'
import { Draft } from './draft.ts'
import { LeftOut } from './versions.ts'
import { DRAFT_LINE_MAX, DRAFT_NAME_MAX, FOLDER_NAME_MAX, FOLDERS_MAX } from './limits.ts'

/**
 * States of an own recipe. `draft`: it lacks a name, an ingredient or a step. `private`: its owner
 * can cook it, and so can the household if the owner shares it. `link`: anyone with the link can
 * cook it too. `bin`: it is deleted and can be restored.
 */
export const OWN_STATES = ['draft', 'private', 'link', 'bin'] as const
/** One of {@link OWN_STATES}. */
export type OwnState = (typeof OWN_STATES)[number]

/** How an own recipe stands on its way to everybody. All are absent for one that was never sent in. */
const standing = {
  /** Everybody reads it, or did. */
  Publication: Type.Optional(Type.Enum(['published', 'withdrawn'])),
  /** Id of the published recipe: `/recipes/{PublicId}`. */
  PublicId: Type.Optional(Id),
  /** A version waits for an editor, or was sent back. */
  Submission: Type.Optional(Type.Enum(['waiting', 'returned'])),
}
const Standing = Type.Object(standing)
/** @see {@link standing} (schema) */
export type OwnStanding = Static<typeof Standing>

/**
 * What a list of own recipes can be narrowed to; each recipe is in one of them, that of {@link listStateOf}.
 * `waiting` and `returned`: a version has been sent in, whether or not an earlier one is published.
 */
export const OWN_LIST_STATES = [
  ...OWN_STATES,
  'waiting',
  'returned',
  'published',
  'withdrawn',
] as const
/** One of {@link OWN_LIST_STATES}. */
export type OwnListState = (typeof OWN_LIST_STATES)[number]

/** In which part of a list an own recipe is: how it stands on its way to everybody comes before who sees it. */
export function listStateOf(recipe: OwnStanding & { State: OwnState }): OwnListState {
  if (recipe.State === 'bin') return 'bin'
  return recipe.Submission ?? recipe.Publication ?? recipe.State
}

const Count = Type.Integer({ minimum: 0 })

/** An own recipe in a list. */
export const OwnCard = Type.Object({
  Id,
  ...standing,
  /** Empty for a draft without a name. */
  Name: Type.String({ maxLength: DRAFT_NAME_MAX }),
  /** Language of `Name`, if it is not the requested one. */
  NameLanguage: Type.Optional(LanguageTag),
  CoverPath: Nullable(MediaPath),
  State: Type.Enum(OWN_STATES),
  StepCount: Type.Integer({ minimum: 0 }),
  IngredientCount: Type.Integer({ minimum: 0 }),
  TotalMinutes: Nullable(Type.Integer({ minimum: 1 })),
  FolderIds: Type.Array(Id),
  /** Shared with the household, either itself or by one of its folders. */
  IsShared: Type.Boolean(),
  /** The member of the household who wrote it; null for the reader's own. */
  By: Nullable(Type.String()),
  Changed: IsoDate,
  /** When it was put into the bin. */
  Deleted: Nullable(IsoDate),
})
/** @see {@link OwnCard} (schema) */
export type OwnCard = Static<typeof OwnCard>

/** A folder of own recipes. */
export const Folder = Type.Object({
  Id,
  Name: Type.String({ minLength: 1, maxLength: FOLDER_NAME_MAX }),
  Count: Type.Integer({ minimum: 0 }),
  IsShared: Type.Boolean(),
})
/** @see {@link Folder} (schema) */
export type Folder = Static<typeof Folder>

/** Query of the list of own recipes. Without `State`, it finds all but those in the bin. */
export const OwnListQuery = Type.Object({
  LangId: LangIdParam,
  ...Paging,
  term: Type.Optional(Term),
  State: Type.Optional(Type.Enum(OWN_LIST_STATES)),
  FolderId: Type.Optional(Id),
})
/** @see {@link OwnListQuery} (schema) */
export type OwnListQuery = Static<typeof OwnListQuery>

/** Own recipes: those that were sent back first, then the most recently changed. */
export const OwnList = Type.Object({
  Recipes: Type.Array(OwnCard),
  /** Number of recipes that the query finds. */
  Total: Type.Integer({ minimum: 0 }),
  /** Number of recipes in each state, regardless of the query. `All` excludes the bin. */
  Counts: Type.Object({
    All: Count,
    draft: Count,
    private: Count,
    link: Count,
    bin: Count,
    waiting: Count,
    returned: Count,
    published: Count,
    withdrawn: Count,
  }),
  /** Number of recipes that everybody reads, in whatever state a newer version is. */
  Live: Count,
  Folders: Type.Array(Folder),
})
/** @see {@link OwnList} (schema) */
export type OwnList = Static<typeof OwnList>

/** A picture of an own recipe. Anyone who knows its path can see it. */
export const OwnPicture = Type.Object({
  Id,
  Path: MediaPath,
  /** Pixels. */
  Width: Type.Integer({ minimum: 1 }),
  /** Pixels. */
  Height: Type.Integer({ minimum: 1 }),
})
/** @see {@link OwnPicture} (schema) */
export type OwnPicture = Static<typeof OwnPicture>

/** An own recipe as the editor opens it. */
export const OwnRecipe = Type.Object({
  Id,
  ...standing,
  /** Increases with every save. */
  Version: Type.Integer({ minimum: 1 }),
  Draft,
  State: Type.Enum(OWN_STATES),
  FolderIds: Type.Array(Id),
  /** The recipe itself is shared with the household. */
  IsShared: Type.Boolean(),
  /** One of its folders is shared with the household. */
  IsInSharedFolder: Type.Boolean(),
  /** Token of `/r/{token}`; null without a link. */
  LinkToken: Nullable(Type.String()),
  Changed: IsoDate,
  /**
   * A timer is different since Simmer has read the recipe anew, and the member has not seen it yet. Absent
   * otherwise.
   */
  HasNewTimers: Type.Optional(Type.Literal(true)),
  /** Pictures that the draft refers to by id. */
  Pictures: Type.Array(OwnPicture),
})
/** @see {@link OwnRecipe} (schema) */
export type OwnRecipe = Static<typeof OwnRecipe>

/** A new recipe. `Key` is a UUID from the client; sent twice, it creates one recipe. */
export const NewOwnRecipe = Type.Object({ Key: Type.String({ format: 'uuid' }), Draft })
/** @see {@link NewOwnRecipe} (schema) */
export type NewOwnRecipe = Static<typeof NewOwnRecipe>

/**
 * A save. A `Version` that is not the latest is answered with 409 `ChangedMeanwhile`; the client
 * fetches the recipe, merges and saves again.
 */
export const SaveOwnRecipe = Type.Object({
  Version: Type.Integer({ minimum: 1 }),
  Draft,
  LeftOut: Type.Optional(LeftOut),
})
/** @see {@link SaveOwnRecipe} (schema) */
export type SaveOwnRecipe = Static<typeof SaveOwnRecipe>

/** The folders of a recipe and who can read it. Absent fields stay unchanged. */
export const PlaceOwnRecipe = Type.Object({
  FolderIds: Type.Optional(Type.Array(Id, { maxItems: FOLDERS_MAX })),
  IsShared: Type.Optional(Type.Boolean()),
})
/** @see {@link PlaceOwnRecipe} (schema) */
export type PlaceOwnRecipe = Static<typeof PlaceOwnRecipe>

/** A food that is recognised in lines: one of the catalogue, or the member's own. */
export const WritableFood = Type.Object({
  Id,
  /** Names in one language: singular, plural, then synonyms. The first one is shown. */
  En: Type.Array(Type.String()),
  De: Type.Array(Type.String()),
  ImagePath: Nullable(MediaPath),
  /** Belongs to the member. */
  IsOwn: Type.Boolean(),
})
/** @see {@link WritableFood} (schema) */
export type WritableFood = Static<typeof WritableFood>

/** The foods that are recognised in a member's lines, the member's own first. */
export const WritableFoods = Type.Object({ Foods: Type.Array(WritableFood) })
/** @see {@link WritableFoods} (schema) */
export type WritableFoods = Static<typeof WritableFoods>

/** Changes to a member's own food. Absent fields stay unchanged. */
export const OwnFoodBody = Type.Object({
  Name: Type.Optional(Type.String({ minLength: 1, maxLength: DRAFT_LINE_MAX, pattern: NO_NUL })),
  /** Department of a shop in which it is sold. */
  DepartementId: Type.Optional(Id),
})
/** @see {@link OwnFoodBody} (schema) */
export type OwnFoodBody = Static<typeof OwnFoodBody>

/** A new or changed folder. Absent fields stay unchanged. */
export const FolderBody = Type.Object({
  Name: Type.Optional(Type.String({ minLength: 1, maxLength: FOLDER_NAME_MAX, pattern: NO_NUL })),
  IsShared: Type.Optional(Type.Boolean()),
})
/** @see {@link FolderBody} (schema) */
export type FolderBody = Static<typeof FolderBody>
