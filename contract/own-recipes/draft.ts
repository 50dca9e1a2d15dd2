import { Type, type Static } from 'typebox'
import { Id, LanguageTag, Nullable } from '../common.ts'
import type { Language } from '../languages.ts'
import { HOB_LEVELS, TIME_UNITS } from '../recipes/words.ts'
import { UNITS } from '../units.ts'
import * as limits from './limits.ts'

/** Version of this format. Older drafts are read and saved in this version. */
export const DRAFT_FORMAT = 1

/**
 * A text in one or both languages. An absent or blank language falls back to the other one, with a
 * label that says so.
 */
const both = (maxLength: number) => {
  const text = Type.Optional(Type.String({ maxLength }))
  const texts: Record<Language, typeof text> = { en: text, de: text }
  return Type.Object(texts)
}

/** @see {@link both} (schema) */
export type BothLanguages = Static<ReturnType<typeof both>>

/**
 * Identifies a line or a step within its recipe. The editor makes it from the first word that it
 * understands ("brown-sugar", "brown-sugar-2"). It never changes afterwards.
 */
export const DraftKey = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 60 })

/** Minutes that something takes, at most a week. */
const Minutes = Type.Integer({ minimum: 1, maximum: 10_080 })

/** An amount with its unit. Without both: to taste. `MaxAmount` is the 3 of "2 to 3". */
const amount = {
  Amount: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
  MaxAmount: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
  Unit: Type.Optional(Type.Enum(UNITS)),
}

/** The cook's correction of what was understood from a line. */
export const Correction = Type.Object({
  ...amount,
  /** A food of the catalogue or of the member. Null: the member's food with this name. */
  FoodId: Nullable(Id),
  Name: Type.String({ minLength: 1, maxLength: limits.DRAFT_LINE_MAX }),
  Note: Type.String({ maxLength: limits.DRAFT_LINE_MAX }),
})
/** @see {@link Correction} (schema) */
export type Correction = Static<typeof Correction>

/** An ingredient as the cook writes it, or a heading. Amounts are for the whole `Yield`. */
export const DraftLine = Type.Object({
  Key: DraftKey,
  /** A heading starts a group, which ends at the next heading. */
  IsHeading: Type.Optional(Type.Literal(true)),
  Text: both(limits.DRAFT_LINE_MAX),
  Correction: Type.Optional(Correction),
  /** The line is not interpreted: it is printed as it was written and not bought. */
  IsAsWritten: Type.Optional(Type.Literal(true)),
  /** The cook has confirmed the line, so no question about it is asked again. */
  IsSettled: Type.Optional(Type.Literal(true)),
})
/** @see {@link DraftLine} (schema) */
export type DraftLine = Static<typeof DraftLine>

/** A time of a step that replaces one in its text, or adds one. */
export const DraftTime = Type.Object({
  Min: Type.Number({ exclusiveMinimum: 0, maximum: 10_080 }),
  Max: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 10_080 })),
  Unit: Type.Enum(TIME_UNITS),
  /** Name of its timer. */
  Name: Type.Optional(both(limits.DRAFT_WORD_MAX)),
  /** Whether it rings in the kitchen. */
  IsTimer: Type.Boolean(),
})
/** @see {@link DraftTime} (schema) */
export type DraftTime = Static<typeof DraftTime>

/** How much of an ingredient a step uses, if it is not all of it. */
export const DraftPart = Type.Object({
  /** Key of the line. */
  Line: DraftKey,
  Share: Type.Enum(['half', 'rest', 'amount']),
  /** Only with the share `amount`. */
  ...amount,
})
/** @see {@link DraftPart} (schema) */
export type DraftPart = Static<typeof DraftPart>

/**
 * A step. In its text, `{butter|cold butter}` is the ingredient of the line `butter` with its
 * amount, and `{butter!|cold butter}` is the ingredient without it. The key comes first, then the
 * word as the sentence has it. `\{` is a literal brace. Times are read from the text.
 */
export const DraftStep = Type.Object({
  Key: DraftKey,
  Text: both(limits.DRAFT_STEP_MAX),
  /** The sign that it is done, as a clause after "until" or "bis". */
  Until: Type.Optional(both(limits.DRAFT_DESCRIPTION_MAX)),
  Oven: Type.Optional(
    Type.Object({
      Celsius: Type.Integer({ minimum: 30, maximum: 500 }),
      Fan: Type.Optional(Type.Boolean()),
      Grill: Type.Optional(Type.Boolean()),
    }),
  ),
  Hob: Type.Optional(Type.Enum(HOB_LEVELS)),
  /** In the order of the times in the text of `Language`; null: as it was read. */
  Times: Type.Optional(Type.Array(Nullable(DraftTime), { maxItems: 20 })),
  Parts: Type.Optional(Type.Array(DraftPart, { maxItems: limits.DRAFT_LINES_MAX })),
  PictureId: Type.Optional(Id),
})
/** @see {@link DraftStep} (schema) */
export type DraftStep = Static<typeof DraftStep>

/** A recipe as a member writes it: the whole document that the editor holds and saves. */
export const Draft = Type.Object({
  Format: Type.Literal(DRAFT_FORMAT),
  /** The language that it was written in first. */
  Language: LanguageTag,
  Name: both(limits.DRAFT_NAME_MAX),
  Description: Type.Optional(both(limits.DRAFT_DESCRIPTION_MAX)),
  /** What the amounts are for; 2 servings if absent. */
  Yield: Type.Optional(
    Type.Object({
      Servings: Type.Integer({ minimum: 1, maximum: 999 }),
      /** What the servings are called: "slices". */
      Of: Type.Optional(both(limits.DRAFT_WORD_MAX)),
      /** "26 cm tin": one of them holds all servings. */
      Form: Type.Optional(both(limits.DRAFT_WORD_MAX)),
    }),
  ),
  PrepMinutes: Type.Optional(Minutes),
  ActiveMinutes: Type.Optional(Minutes),
  TotalMinutes: Type.Optional(Minutes),
  PictureId: Type.Optional(Id),
  Lines: Type.Array(DraftLine, { maxItems: limits.DRAFT_LINES_MAX }),
  Steps: Type.Array(DraftStep, { maxItems: limits.DRAFT_STEPS_MAX }),
  Tags: Type.Array(Type.String({ minLength: 1, maxLength: limits.DRAFT_WORD_MAX }), {
    maxItems: limits.DRAFT_TAGS_MAX,
  }),
  /** Dish type codes 0 to 12. */
  DishTypes: Type.Array(Type.Integer({ minimum: 0, maximum: 12 }), { maxItems: 13 }),
  Tools: Type.Array(Type.String({ minLength: 1, maxLength: limits.DRAFT_WORD_MAX }), {
    maxItems: limits.DRAFT_TOOLS_MAX,
  }),
  /** Where the recipe is from. Others can read it. */
  Source: Type.Optional(
    Type.Object({
      /** "From my grandmother Ada", or the name of a site or a book. */
      Name: Type.Optional(Type.String({ maxLength: limits.DRAFT_SOURCE_MAX })),
      /** http or https. */
      Address: Type.Optional(Type.String({ maxLength: limits.DRAFT_SOURCE_MAX })),
      Licence: Type.Optional(Type.String({ maxLength: limits.DRAFT_SOURCE_MAX })),
      /** Somebody else wrote it: without a licence it stays private. */
      IsForeign: Type.Optional(Type.Literal(true)),
    }),
  ),
  /** Only the member can read it. In any language. */
  OwnNote: Type.Optional(Type.String({ maxLength: limits.DRAFT_DESCRIPTION_MAX })),
  /** Kilocalories and grams per serving, if they are stated. */
  Nutrition: Type.Optional(
    Type.Object({
      Calorie: Type.Optional(Type.Number({ minimum: 0 })),
      Protein: Type.Optional(Type.Number({ minimum: 0 })),
      Fat: Type.Optional(Type.Number({ minimum: 0 })),
      Carbohydrate: Type.Optional(Type.Number({ minimum: 0 })),
    }),
  ),
})
/** @see {@link Draft} (schema) */
export type Draft = Static<typeof Draft>

/** A draft without any content. */
export function emptyDraft(language: Draft['Language']): Draft {
  return {
    Format: DRAFT_FORMAT,
    Language: language,
    Name: {},
    Lines: [],
    Steps: [],
    Tags: [],
    DishTypes: [],
    Tools: [],
  }
}

/** Ids of the pictures that a draft names. */
export function pictureIds({ PictureId, Steps }: Draft): number[] {
  return [...new Set([PictureId, ...Steps.map((step) => step.PictureId)])].filter(
    (id) => id !== undefined,
  )
}
