import { Type, type Static } from 'typebox'
import { Id, IsoDate, LanguageTag, MediaPath, NO_NUL, Nullable } from '../common.ts'
import { UNITS } from '../units.ts'
import { Draft, DraftKey } from '../own-recipes/draft.ts'
import {
  DRAFT_LINE_MAX,
  DRAFT_NAME_MAX,
  DRAFT_SOURCE_MAX,
  FOLDER_NAME_MAX,
} from '../own-recipes/limits.ts'
import { IMPORT_RECIPES_MAX, IMPORT_TEXT_MAX } from './limits.ts'
import { DOUBT_KINDS } from '../own-recipes/doubts.ts'

/** Programs and file types that recipes are imported from. */
export const IMPORT_KINDS = [
  'page',
  'text',
  'mealie',
  'tandoor',
  'recipesage',
  'paprika',
  'nextcloud',
  'cooklang',
  'simmer',
  'json',
] as const
/** One of {@link IMPORT_KINDS}. */
export type ImportKind = (typeof IMPORT_KINDS)[number]

/** Why nothing could be read. Those with `Found` name what the file is instead. */
export const IMPORT_FAILURES = [
  'NotReadable',
  'NoRecipe',
  'TooManyFiles',
  'TooManyRecipes',
  'TooLarge',
  'TooHard',
  'Unsafe',
  'Locked',
  'NotPublic',
  'NotFound',
  'NoAnswer',
  'NoPage',
  'FoundText',
  'FoundPage',
  'FoundPicture',
  'FoundPdf',
  'FoundDocument',
  'FoundArchive',
] as const
/** One of {@link IMPORT_FAILURES}. */
export type ImportFailure = (typeof IMPORT_FAILURES)[number]

/**
 * States of an import. `reading`: it looks for recipes. `ready`: it waits for the member's choice
 * while pictures are fetched. `keeping`: it saves the chosen recipes. `kept`: it is done. `undone`:
 * its recipes are removed again. `failed`: it found nothing.
 */
export const IMPORT_STATES = ['reading', 'ready', 'keeping', 'kept', 'undone', 'failed'] as const
/** One of {@link IMPORT_STATES}. */
export type ImportState = (typeof IMPORT_STATES)[number]

/** What is done with a recipe that the member already has. */
export const DUPLICATE_CHOICES = ['leave', 'both', 'replace'] as const
/** One of {@link DUPLICATE_CHOICES}. */
export type DuplicateChoice = (typeof DUPLICATE_CHOICES)[number]

/** What a cook is asked about a recipe before or after it is saved. */
export const ImportQuestion = Type.Union([
  Type.Object({
    Kind: Type.Literal('line'),
    /** Key of the line in the draft. */
    Key: DraftKey,
    Doubt: Type.Enum(DOUBT_KINDS),
    /** As it was written. */
    Text: Type.String({ maxLength: DRAFT_LINE_MAX }),
    /** What was understood. */
    Amount: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
    MaxAmount: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
    Unit: Type.Optional(Type.Enum(UNITS)),
    Name: Type.String(),
    Note: Type.String(),
  }),
  /** One long step that can be cut into several. */
  Type.Object({
    Kind: Type.Literal('longStep'),
    Key: DraftKey,
    Parts: Type.Integer({ minimum: 2 }),
  }),
  Type.Object({ Kind: Type.Literal('noLines') }),
  Type.Object({ Kind: Type.Literal('noSteps') }),
])
/** @see {@link ImportQuestion} (schema) */
export type ImportQuestion = Static<typeof ImportQuestion>

/** A recipe of an import. */
export const ImportItem = Type.Object({
  Id,
  /** Empty where the source has none. */
  Name: Type.String({ maxLength: DRAFT_NAME_MAX }),
  CoverPath: Nullable(MediaPath),
  IngredientCount: Type.Integer({ minimum: 0 }),
  StepCount: Type.Integer({ minimum: 0 }),
  /** Who wrote it, or the name of the site. */
  Source: Nullable(Type.String({ maxLength: DRAFT_SOURCE_MAX })),
  Licence: Nullable(Type.String({ maxLength: DRAFT_SOURCE_MAX })),
  /** Somebody else wrote it: without a licence it stays private. */
  IsForeign: Type.Boolean(),
  Questions: Type.Array(ImportQuestion),
  /** Foods that Simmer does not know. */
  NewFoods: Type.Array(Type.String()),
  /** A similar recipe that the member already has. */
  Like: Nullable(Type.Object({ Id, Name: Type.String() })),
  Duplicate: Type.Enum(DUPLICATE_CHOICES),
  IsChosen: Type.Boolean(),
  /** `none`: the recipe has no picture. `failed`: the picture could not be read. */
  Picture: Type.Enum(['none', 'waiting', 'there', 'failed']),
  /** The recipe that was made from it. */
  RecipeId: Nullable(Id),
})
/** @see {@link ImportItem} (schema) */
export type ImportItem = Static<typeof ImportItem>

/** An import: the recipes that were found, for the member to review. */
export const Import = Type.Object({
  Id,
  State: Type.Enum(IMPORT_STATES),
  Kind: Nullable(Type.Enum(IMPORT_KINDS)),
  /** Reading pictures and saving recipes wait until the member continues. */
  IsPaused: Type.Boolean(),
  Failure: Nullable(Type.Enum(IMPORT_FAILURES)),
  /** Folder that the recipes are put into; null for none. */
  Folder: Nullable(Type.String({ maxLength: FOLDER_NAME_MAX })),
  FolderId: Nullable(Id),
  /** Empty if only the state was requested. */
  Items: Type.Array(ImportItem),
  /** Recipes that were found. */
  Count: Type.Integer({ minimum: 0 }),
  /** Recipes whose pictures were processed, out of those that have any. */
  Pictures: Type.Object({
    Done: Type.Integer({ minimum: 0 }),
    Total: Type.Integer({ minimum: 0 }),
  }),
  /** Recipes that were saved. */
  Kept: Type.Integer({ minimum: 0 }),
  Created: IsoDate,
  /** When undo ends; null if nothing is saved. */
  UndoUntil: Nullable(IsoDate),
})
/** @see {@link Import} (schema) */
export type Import = Static<typeof Import>

/** A recipe of an import as it was understood. */
export const ImportedDraft = Type.Object({ Draft })

/** Path parameters of a recipe of an import. */
export const ImportItemParams = Type.Object({ id: Id, item: Id })

/** Imports that wait for the member, the latest first, without their recipes. */
export const OpenImports = Type.Object({ Imports: Type.Array(Import) })

/** Query of an import: `Items=false` requests only its state. */
export const ImportQuery = Type.Object({ Items: Type.Optional(Type.Boolean()) })

/** An address or a text to import; exactly one of them. A file is sent as a form instead. */
export const NewImport = Type.Object({
  Address: Type.Optional(Type.String({ minLength: 1, maxLength: 2_000 })),
  Text: Type.Optional(Type.String({ minLength: 1, maxLength: IMPORT_TEXT_MAX })),
  /** Language to assume for texts that state none. */
  Language: Type.Optional(LanguageTag),
})
/** @see {@link NewImport} (schema) */
export type NewImport = Static<typeof NewImport>

/** The member's choices. Absent fields stay unchanged. */
export const ImportChoices = Type.Object({
  Items: Type.Optional(
    Type.Array(
      Type.Object({
        Id,
        IsChosen: Type.Optional(Type.Boolean()),
        Duplicate: Type.Optional(Type.Enum(DUPLICATE_CHOICES)),
        /** Lines that were understood correctly, and long steps that stay as they are. */
        Settled: Type.Optional(Type.Array(DraftKey, { maxItems: 500 })),
        /** Lines that the member rewrote. */
        Written: Type.Optional(
          Type.Array(
            Type.Object({
              Key: DraftKey,
              Text: Type.String({ minLength: 1, maxLength: DRAFT_LINE_MAX }),
            }),
            { maxItems: 500 },
          ),
        ),
        /** Long steps to cut. */
        Cut: Type.Optional(Type.Array(DraftKey, { maxItems: 100 })),
      }),
      { maxItems: IMPORT_RECIPES_MAX },
    ),
  ),
  IsPaused: Type.Optional(Type.Boolean()),
  /** '' for no folder. */
  Folder: Type.Optional(Type.String({ maxLength: FOLDER_NAME_MAX, pattern: NO_NUL })),
})
/** @see {@link ImportChoices} (schema) */
export type ImportChoices = Static<typeof ImportChoices>
