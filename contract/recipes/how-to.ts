import { Type, type Static } from 'typebox'
import { Id, MediaPath, Nullable, LanguageTag } from '../common.ts'
import { RecipeIngredient } from './ingredient.ts'
import { Warning } from './facts.ts'
import { HOB_LEVELS, TIME_UNITS, WAIT_KINDS } from './words.ts'

/** Where an ingredient stands in a step's text: with its amount, or by name alone. */
const StepMention = Type.Object({
  IngredientId: Id,
  WithAmount: Type.Boolean(),
  /** As the sentence of an own recipe has it, in place of its name: "cold butter". */
  Word: Type.Optional(Type.String()),
  /** For one person, if the step uses only a part of it; null if that is unknown. */
  Amount: Type.Optional(Nullable(Type.Number())),
  /** Unit code of `Amount`. */
  Unit: Type.Optional(Type.Integer({ minimum: 0 })),
})
/** @see {@link StepMention} (schema) */
type StepMention = Static<typeof StepMention>

/** A time that a step's text states. */
export const StepTime = Type.Object({
  Min: Type.Number({ exclusiveMinimum: 0 }),
  /** The upper end of a range. */
  Max: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
  Unit: Type.Enum(TIME_UNITS),
  /** Name of its timer: "Chicken". */
  Name: Type.Optional(Type.String()),
  /** It needs no attention from the cook. */
  Passive: Type.Optional(Type.Literal(true)),
  /** What the food does; absent for work without heat, such as kneading. */
  Kind: Type.Optional(Type.Enum(WAIT_KINDS)),
})
/** @see {@link StepTime} (schema) */
export type StepTime = Static<typeof StepTime>

const Celsius = Type.Integer()

/** A heat of a step: an oven with `Fan` and `Grill`, or a hob with `Celsius`. */
export const StepHeat = Type.Object({
  /** Degrees Celsius, top and bottom heat unless `Fan` is true. */
  Oven: Type.Optional(Celsius),
  /** true: the degrees are for the fan; false: never with the fan. */
  Fan: Type.Optional(Type.Boolean()),
  Grill: Type.Optional(Type.Boolean()),
  Hob: Type.Optional(Type.Enum(HOB_LEVELS)),
  /** Degrees Celsius of what is in the pan. */
  Celsius: Type.Optional(Celsius),
})
/** @see {@link StepHeat} (schema) */
export type StepHeat = Static<typeof StepHeat>

/** A step of the how-to. */
export const HowToStep = Type.Object({
  Id,
  /** Name of the step in its recipe file; stays the same when steps move. */
  Key: Type.String(),
  /** 1-based position. */
  StepNumber: Type.Integer({ minimum: 1 }),
  /** Plain text with the amounts for the number that counters start at. */
  Text: Type.String(),
  /** The same text in pieces, so that a counter can write the amounts for any number of people. */
  TextParts: Type.Array(Type.Union([Type.String(), StepMention])),
  ImagePath: Nullable(MediaPath),
  /** What picture and film show, for people who cannot see them. */
  Describe: Type.Optional(Type.String()),
  /** A sound of the film that matters to a cook: "fat spits". */
  Sound: Type.Optional(Type.String()),
  /** Ingredients first used in this step, amounts for one person. */
  Ingredients: Type.Array(RecipeIngredient),
  /** Minutes the cook waits in this step. */
  TimerMinutes: Nullable(Type.Number()),
  ToolIds: Type.Array(Id),
  /** In the order of the text. This and the following fields are absent if they do not apply. */
  Times: Type.Optional(Type.Array(StepTime)),
  /** Minutes in which the cook is busy; waits are the passive times. */
  Hands: Type.Optional(Type.Number({ minimum: 0 })),
  /** Done while the step before waits. */
  Meanwhile: Type.Optional(Type.Literal(true)),
  /** What it makes may stand until the dish is finished, such as toast. */
  Stands: Type.Optional(Type.Literal(true)),
  Heat: Type.Optional(Type.Array(StepHeat)),
  /** Core temperature when it is done, and where to measure it: "thickest part of the meat". */
  Core: Type.Optional(Type.Object({ Celsius, In: Type.String() })),
  /** Sign that it is done, as a clause: "the skin starts to colour". */
  Until: Type.Optional(Type.String()),
  /** What an earlier step made and this one needs. */
  Ready: Type.Optional(Type.Array(Type.String())),
  Warnings: Type.Optional(Type.Array(Warning)),
  /** Language of `Text`, if an own recipe does not have it in the requested one. */
  Language: Type.Optional(LanguageTag),
})
/** @see {@link HowToStep} (schema) */
export type HowToStep = Static<typeof HowToStep>
