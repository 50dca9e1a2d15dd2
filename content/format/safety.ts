import { Type, type Static } from 'typebox'
import {
  KEEP_PLACES,
  KEEP_UNITS,
  WARNINGS_FOR_ALL,
  WARNINGS_FOR_SOME,
} from '#contract/recipes/words.ts'
import { Flag, mapping, NotNegative, optional, Translated } from '../fields.ts'

/** A warning. Its title and usual advice are words of the interface. */
export const Warning = mapping(
  {
    kind: Type.Enum([...WARNINGS_FOR_SOME, ...WARNINGS_FOR_ALL]),
    text: optional(Translated, 'Advice for this recipe, in place of the usual one'),
  },
  'a warning such as {kind: hot-oil}',
)
/** A warning. Its title and usual advice are words of the interface. */
export type Warning = Static<typeof Warning>
/** Warnings of a step or a recipe. */
export const Warnings = Type.Array(Warning, {
  minItems: 1,
  description: 'a list such as [{kind: hot-oil}]',
})

const Span = Type.Enum(KEEP_UNITS)

const Freeze = mapping(
  {
    for: NotNegative,
    unit: optional(Span, 'months if missing'),
    how: optional(Translated, 'How to freeze and thaw it'),
  },
  'a mapping such as {for: 2}',
)

/** How long a dish keeps. */
export const Keep = mapping(
  {
    for: NotNegative,
    unit: optional(Span, 'days if missing'),
    in: optional(Type.Enum(KEEP_PLACES), 'fridge if missing'),
    how: optional(Translated, 'How to store and reheat it'),
    freeze: optional(Freeze, 'Whether and how long it can be frozen'),
  },
  'a mapping such as {for: 3}',
)
/** How long a dish keeps. */
export type Keep = Static<typeof Keep>

/** Something that is done before the day or hour of cooking. */
export const Ahead = mapping(
  {
    when: Translated,
    text: Translated,
    needed: optional(Flag, 'The recipe does not work without it'),
  },
  'a mapping such as {when: {en: …, de: …}, text: {en: …, de: …}}',
)
/** Something that is done before the day or hour of cooking. */
export type Ahead = Static<typeof Ahead>
