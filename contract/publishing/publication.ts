import { Type, type Static } from 'typebox'
import { Id, IsoDate, Nullable } from '../common.ts'
import { Draft } from '../own-recipes/draft.ts'
import { OwnPicture } from '../own-recipes/own-recipe.ts'
import { BookRating } from '../rating.ts'
import { Submission, SubmissionWord } from './submission.ts'

const Count = Type.Integer({ minimum: 0 })

/** A version that is or was published. */
export const PublishedVersion = Type.Object({
  /** Of its submission. */
  Id,
  Number: Type.Integer({ minimum: 1 }),
  From: IsoDate,
  /** When another one took its place; null for the current one. */
  Until: Nullable(IsoDate),
})
/** @see {@link PublishedVersion} (schema) */
export type PublishedVersion = Static<typeof PublishedVersion>

/** What everybody reads of an own recipe. */
export const Published = Type.Object({
  /** Id of the published recipe: `/recipes/{Id}`. */
  Id,
  /** False while it is withdrawn. */
  IsLive: Type.Boolean(),
  /** Withdrawn by an editor: its author cannot publish it again. */
  IsHidden: Type.Boolean(),
  /** When it was first published. */
  Since: IsoDate,
  Views: Count,
  Favourites: Count,
  Rating: BookRating,
})
/** @see {@link Published} (schema) */
export type Published = Static<typeof Published>

/** How an own recipe stands on its way to everybody. */
export const Publication = Type.Object({
  /** The member is an author, and the recipe can be sent in. */
  MaySend: Type.Boolean(),
  /** What is sent in is published at once, and the desk looks at it afterwards. */
  IsTrusted: Type.Boolean(),
  /** Null before it was first published. */
  Published: Nullable(Published),
  /** The latest version that waits, or was returned; null without one. */
  Submission: Nullable(Submission),
  /** Versions that were published, the latest first. */
  Versions: Type.Array(PublishedVersion),
})
/** @see {@link Publication} (schema) */
export type Publication = Static<typeof Publication>

/** A recipe is sent in as the author has seen it. */
export const SendIn = Type.Object({
  /** `OwnRecipe.Version`. */
  Version: Type.Integer({ minimum: 1 }),
  /** Text and pictures are the author's, or the author may use them. */
  IsPromised: Type.Literal(true),
  Word: Type.Optional(SubmissionWord),
})
/** @see {@link SendIn} (schema) */
export type SendIn = Static<typeof SendIn>

/** A version of a recipe with its content. */
export const SentVersion = Type.Object({
  Submission,
  Draft,
  /** Pictures that the draft refers to by id. */
  Pictures: Type.Array(OwnPicture),
})
/** @see {@link SentVersion} (schema) */
export type SentVersion = Static<typeof SentVersion>

/**
 * Who has something of a published recipe, before it is withdrawn. Numbers that only others know are coarse:
 * there are so many or more, of 0, 1, 5, 10, 50, 100 and so on.
 */
export const Withdrawal = Type.Object({
  Ratings: Count,
  Comments: Count,
  /** Notes at its steps that everybody sees. */
  Notes: Count,
  Favourites: Count,
  /** Shopping lists; coarse. */
  Lists: Count,
  /** Kitchens in which it is being cooked; coarse. */
  Kitchens: Count,
})
/** @see {@link Withdrawal} (schema) */
export type Withdrawal = Static<typeof Withdrawal>

/** A remark is done, or not. */
export const RemarkBody = Type.Object({ IsDone: Type.Boolean() })
/** Path parameters of a remark. */
export const RemarkParams = Type.Object({ id: Id, remark: Id })
/** Path parameters of a version that was sent in. */
export const SentParams = Type.Object({ id: Id, submission: Id })
