import { Type, type Static } from 'typebox'
import { Id, IsoDate, LanguageTag, MediaPath, Nullable } from '../common.ts'
import { AUTHOR_RECIPES_MAX, AUTHOR_WAITING_MAX, FOLLOWER_MONTHS } from './limits.ts'

const Count = Type.Integer({ minimum: 0 })

/** Something that waits for an author. */
export const AuthorTask = Type.Union([
  /** Comments without an answer. */
  Type.Object({
    Kind: Type.Literal('comments'),
    /** Of the oldest. */
    Since: IsoDate,
    Count,
    /** How many of them ask something. */
    Questions: Count,
  }),
  /** A recipe that the desk has sent back. */
  Type.Object({
    Kind: Type.Literal('returned'),
    Since: IsoDate,
    /** Of the own recipe. */
    Id,
    Name: Type.String(),
    /** That are not marked as done. */
    Remarks: Count,
    /** A version of it is published. */
    IsLive: Type.Boolean(),
  }),
  /** Another name or portrait that the desk has sent back. */
  Type.Object({ Kind: Type.Literal('profile'), Since: IsoDate }),
  /** Published recipes that are written in one language. */
  Type.Object({
    Kind: Type.Literal('oneLanguage'),
    Since: IsoDate,
    Count,
    /** The language that they have; null where some have one and some the other. */
    Language: Nullable(LanguageTag),
  }),
])
/** @see {@link AuthorTask} (schema) */
export type AuthorTask = Static<typeof AuthorTask>

/** What stands out at a step: its film is played again, cooks wait much longer there, or come no further. */
const STUCK_KINDS = ['replays', 'longWaits', 'left'] as const

/** Where cooks get stuck. */
const StuckAt = Type.Object({
  Kind: Type.Enum([...STUCK_KINDS]),
  /** Number of the step. */
  Step: Type.Integer({ minimum: 1 }),
  /** Times for each 100 cooks. */
  Per100: Count,
})

/** The numbers of a recipe over the last 30 whole days, without its author. */
export const AuthorRecipe = Type.Object({
  Id,
  Name: Type.String(),
  CoverPath: Nullable(MediaPath),
  Views: Count,
  /** One for each person and day. */
  Cooks: Count,
  /** How many of them came to the end; null for fewer than ten cooks. */
  Finished: Nullable(Count),
  /** Of all cooks there have been: null for fewer than ten, `nothing` where no step stands out. */
  Stuck: Nullable(Type.Union([StuckAt, Type.Literal('nothing')])),
})
/** @see {@link AuthorRecipe} (schema) */
export type AuthorRecipe = Static<typeof AuthorRecipe>

/** The followers of an author. */
export const Followers = Type.Object({
  Count,
  /** At the end of each of the last twelve months, the last one until now. */
  Months: Type.Array(Count, { minItems: FOLLOWER_MONTHS, maxItems: FOLLOWER_MONTHS }),
})
/** @see {@link Followers} (schema) */
export type Followers = Static<typeof Followers>

/** Response of GET /my/author/overview. Nobody else sees any of it. */
export const AuthorOverview = Type.Object({
  /** The oldest first. */
  Waiting: Type.Array(AuthorTask, { maxItems: AUTHOR_WAITING_MAX }),
  /** Null for fewer than ten. */
  Followers: Nullable(Followers),
  /** Those of most cooks first. */
  Recipes: Type.Array(AuthorRecipe, { maxItems: AUTHOR_RECIPES_MAX }),
  /** All that everybody reads. */
  Counts: Type.Object({ Recipes: Count, Cookbooks: Count, Comments: Count }),
})
/** @see {@link AuthorOverview} (schema) */
export type AuthorOverview = Static<typeof AuthorOverview>
