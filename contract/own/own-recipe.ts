import { Type, type Static } from 'typebox'
import { Id, IsoDate, LangIdParam, MediaPath, NO_NUL, Nullable, Paging, Term } from '../common.ts'
import { Draft } from './draft.ts'
import { LeftOut } from './versions.ts'
import { DRAFT_LINE_MAX, DRAFT_NAME_MAX, FOLDER_NAME_MAX } from './limits.ts'

/**
 * What may be done with an own recipe: `draft` has no ingredient or no step; `private` can be cooked
 * by its owner, and by the household where the owner says so; `link` also by who has its link; `bin`
 * is deleted and can be brought back.
 */
export const OWN_STATES = ['draft', 'private', 'link', 'bin'] as const
/** One of {@link OWN_STATES}. */
export type OwnState = (typeof OWN_STATES)[number]

/** An own recipe in a list. */
export const OwnCard = Type.Object({
  Id,
  /** Empty for a draft without a name. */
  Name: Type.String({ maxLength: DRAFT_NAME_MAX }),
  /** The language of `Name` where it is not the one that was asked for. */
  NameLanguage: Type.Optional(Type.Enum(['en', 'de'])),
  CoverPath: Nullable(MediaPath),
  State: Type.Enum(OWN_STATES),
  StepCount: Type.Integer({ minimum: 0 }),
  IngredientCount: Type.Integer({ minimum: 0 }),
  TotalMinutes: Nullable(Type.Integer({ minimum: 1 })),
  FolderIds: Type.Array(Id),
  /** The household reads it, by itself or with a folder. */
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

/** Query of the list of own recipes. Without `State` all but those in the bin. */
export const OwnListQuery = Type.Object({
  LangId: LangIdParam,
  ...Paging,
  term: Type.Optional(Term),
  State: Type.Optional(Type.Enum(OWN_STATES)),
  FolderId: Type.Optional(Id),
})
/** @see {@link OwnListQuery} (schema) */
export type OwnListQuery = Static<typeof OwnListQuery>

/** Own recipes, the last changed first. */
export const OwnList = Type.Object({
  Recipes: Type.Array(OwnCard),
  /** Recipes that the query finds. */
  Total: Type.Integer({ minimum: 0 }),
  /** Recipes of each state, whatever the query; `All` are those that are not in the bin. */
  Counts: Type.Object({
    All: Type.Integer({ minimum: 0 }),
    draft: Type.Integer({ minimum: 0 }),
    private: Type.Integer({ minimum: 0 }),
    link: Type.Integer({ minimum: 0 }),
    bin: Type.Integer({ minimum: 0 }),
  }),
  Folders: Type.Array(Folder),
})
/** @see {@link OwnList} (schema) */
export type OwnList = Static<typeof OwnList>

/** A picture of an own recipe; whoever knows its path sees it. */
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
  /** Increases with every save. */
  Version: Type.Integer({ minimum: 1 }),
  Draft,
  State: Type.Enum(OWN_STATES),
  FolderIds: Type.Array(Id),
  /** The household reads it by itself. */
  IsShared: Type.Boolean(),
  /** The household reads it with a folder that it is in. */
  IsInSharedFolder: Type.Boolean(),
  /** Token of `/r/{token}`, while there is a link. */
  LinkToken: Nullable(Type.String()),
  Changed: IsoDate,
  /** Pictures that the draft names, by their ids. */
  Pictures: Type.Array(OwnPicture),
})
/** @see {@link OwnRecipe} (schema) */
export type OwnRecipe = Static<typeof OwnRecipe>

/** A new recipe. `Key` is a UUID of the client: the same key twice is one recipe. */
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

/** Where a recipe is kept and who reads it; what is absent stays. */
export const PlaceOwnRecipe = Type.Object({
  FolderIds: Type.Optional(Type.Array(Id)),
  IsShared: Type.Optional(Type.Boolean()),
})
/** @see {@link PlaceOwnRecipe} (schema) */
export type PlaceOwnRecipe = Static<typeof PlaceOwnRecipe>

/** A food that lines are read with: one of the catalogue, or the member's own. */
export const WritableFood = Type.Object({
  Id,
  /** One and several in both languages, then synonyms; the first name of a language is the one to show. */
  En: Type.Array(Type.String()),
  De: Type.Array(Type.String()),
  ImagePath: Nullable(MediaPath),
  /** Belongs to the member. */
  IsOwn: Type.Boolean(),
})
/** @see {@link WritableFood} (schema) */
export type WritableFood = Static<typeof WritableFood>

/** The foods that a member's lines are read with, their own first. */
export const WritableFoods = Type.Object({ Foods: Type.Array(WritableFood) })
/** @see {@link WritableFoods} (schema) */
export type WritableFoods = Static<typeof WritableFoods>

/** What a member says about a food of their own; what is absent stays. */
export const OwnFoodBody = Type.Object({
  Name: Type.Optional(Type.String({ minLength: 1, maxLength: DRAFT_LINE_MAX, pattern: NO_NUL })),
  /** Where a shop has it. */
  DepartementId: Type.Optional(Id),
})
/** @see {@link OwnFoodBody} (schema) */
export type OwnFoodBody = Static<typeof OwnFoodBody>

/** A folder, new or changed; what is absent stays. */
export const FolderBody = Type.Object({
  Name: Type.Optional(Type.String({ minLength: 1, maxLength: FOLDER_NAME_MAX, pattern: NO_NUL })),
  IsShared: Type.Optional(Type.Boolean()),
})
/** @see {@link FolderBody} (schema) */
export type FolderBody = Static<typeof FolderBody>
