import { Type, type Static } from 'typebox'
import { CookbookOfTheMonth } from '../cookbook.ts'
import { Id, IsoDate, MediaPath, Nullable } from '../common.ts'
import { TEXT_LIMITS } from '../limits.ts'
import { textsOf } from './arrange.ts'

/** Months ahead that the desk plans, with the one that is now. */
export const PLANNED_MONTHS = 12
/** Fewest recipes of a cookbook of the month. */
export const MONTH_RECIPES_MIN = 4
/** Longest sentence about a cookbook of the month, in characters. */
export const MONTH_SENTENCE_MAX = TEXT_LIMITS.monthDescription.limit

/** A month, `2026-12`. */
const Month = Type.String({ pattern: '^20\\d\\d-(0[1-9]|1[0-2])$' })
/** Path parameters of a month. */
export const MonthParams = Type.Object({ month: Month })

const Sentence = textsOf(MONTH_SENTENCE_MAX)

/**
 * Why a cookbook does not fit. `recipes`: it has fewer than four. `languages`: its title and its description are
 * not in both. `header`: it has no header picture. `recent`: it is that of a month less than a year away. `own`:
 * it is the caller's, and somebody else chooses it.
 */
export const MONTH_MISSES = ['recipes', 'languages', 'header', 'recent', 'own'] as const
/** One of {@link MONTH_MISSES}. */
export type MonthMiss = (typeof MONTH_MISSES)[number]

/**
 * Where the cookbook of a month comes from. `desk`: it was chosen. `given-back`: it was, and is withdrawn or
 * hidden since; what is shown is another. `folder`: a folder names it for this month of every year. `best`: it is
 * the newest that is well rated. `none`: there is no cookbook.
 */
const MONTH_SOURCES = ['desk', 'given-back', 'folder', 'best', 'none'] as const

/** A month at the desk. */
export const DeskMonth = Type.Object({
  Month,
  Source: Type.Enum(MONTH_SOURCES),
  /** What the desk has chosen; null for nothing. */
  Chosen: Nullable(
    Type.Object({
      Id,
      Name: Type.String(),
      AuthorName: Type.String(),
      /** Its own, in the requested language. */
      Description: Nullable(Type.String()),
      /** In place of its description; an absent language has the description. */
      Sentence,
      /** What it lacks since it was chosen. */
      Misses: Type.Array(Type.Enum(MONTH_MISSES)),
      /** Since when others do not see it. */
      Withdrawn: Nullable(IsoDate),
    }),
  ),
  /** The banner as it will be shown, in the requested language; null for none. */
  Banner: Nullable(CookbookOfTheMonth),
  /** The cover of what was chosen, or else of what will be shown. */
  CoverPath: Nullable(MediaPath),
})
/** @see {@link DeskMonth} (schema) */
export type DeskMonth = Static<typeof DeskMonth>

/** The months that the desk plans, the one that is now first. */
export const DeskMonths = Type.Object({ Months: Type.Array(DeskMonth) })
/** @see {@link DeskMonths} (schema) */
export type DeskMonths = Static<typeof DeskMonths>

/** A cookbook that can be chosen for a month, or that does not fit yet. */
export const MonthChoice = Type.Object({
  Id,
  Name: Type.String(),
  AuthorName: Type.String(),
  CoverPath: Nullable(MediaPath),
  RecipeCount: Type.Integer({ minimum: 0 }),
  /** The latest month that the desk has chosen it for; null for none. */
  LastChosen: Nullable(Month),
  Misses: Type.Array(Type.Enum(MONTH_MISSES)),
})
/** @see {@link MonthChoice} (schema) */
export type MonthChoice = Static<typeof MonthChoice>

/** Every cookbook, those that fit first and of these the newest. */
export const MonthChoices = Type.Object({ Choices: Type.Array(MonthChoice) })
/** @see {@link MonthChoices} (schema) */
export type MonthChoices = Static<typeof MonthChoices>

/** Body of POST /desk/months/{month}. */
export const ChooseMonth = Type.Object({
  CookbookId: Id,
  Sentence: Type.Optional(Sentence),
  /**
   * The cookbook that the caller has seen there, null for none. Where another is chosen meanwhile, this one is
   * not. Absent: whatever is there gives way.
   */
  Instead: Type.Optional(Nullable(Id)),
})
/** @see {@link ChooseMonth} (schema) */
export type ChooseMonth = Static<typeof ChooseMonth>
