import { Type, type Static } from 'typebox'
import { Id, MediaPath, Nullable } from './common.ts'
import { RecipeIngredient } from './ingredient.ts'

/** Where an ingredient stands in a step's text: with its amount, or by name alone. */
const StepMention = Type.Object({ IngredientId: Id, WithAmount: Type.Boolean() })
/** @see {@link StepMention} (schema) */
type StepMention = Static<typeof StepMention>

/** A step of the how-to (D-48). */
export const HowToStep = Type.Object({
  Id,
  /** Name of the step in its recipe file; stays the same when steps move. */
  Key: Type.String(),
  /** 1-based position. */
  StepNumber: Type.Integer({ minimum: 1 }),
  /** Plain text with the amounts for the default number of people. */
  Text: Type.String(),
  /** The same text in pieces, so that a counter can write the amounts for any number of people. */
  TextParts: Type.Array(Type.Union([Type.String(), StepMention])),
  ImagePath: Nullable(MediaPath),
  /** What picture and film show, for those who do not see them; absent where nobody wrote it. */
  Describe: Type.Optional(Type.String()),
  /** Ingredients first used in this step, amounts for one person. */
  Ingredients: Type.Array(RecipeIngredient),
  /** Minutes the cook waits in this step. */
  TimerMinutes: Nullable(Type.Number()),
  ToolIds: Type.Array(Id),
})
/** @see {@link HowToStep} (schema) */
export type HowToStep = Static<typeof HowToStep>
