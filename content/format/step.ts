import { Type, type Static, type TSchema } from 'typebox'
import type { Language } from '#contract/languages.ts'
import { HOB_LEVELS, TIME_UNITS, WAIT_KINDS } from '#contract/recipes/words.ts'
import {
  Flag,
  mapping,
  NotNegative,
  optional,
  Positive,
  Slug,
  Translated,
  inEach,
} from '../fields.ts'
import { Warnings } from './safety.ts'

/** Actions of step films. */
const ACTIONS = [
  'wash',
  'chop',
  'grate',
  'mix',
  'whisk',
  'knead',
  'roll',
  'boil',
  'simmer',
  'fry',
  'bake',
  'blend',
  'pour',
  'season',
  'chill',
  'toast',
  'assemble',
  'plate',
] as const

/** Longest subtitle line, in characters. */
export const SUBTITLE_MAX = 70

const Celsius = Type.Integer({
  minimum: -40,
  maximum: 500,
  description: 'whole degrees Celsius',
})

/** A time that a step's text states; without `max` an exact one, without `unit` in minutes. */
export const StepTime = mapping(
  {
    min: Positive,
    max: optional(Positive, 'The later end of "5 to 7 minutes"'),
    unit: optional(Type.Enum(TIME_UNITS), 'min if missing'),
    name: optional(Translated, 'The name of its timer, where a step has several times'),
    passive: optional(Flag, 'Nobody has to stand by'),
    kind: optional(
      Type.Enum(WAIT_KINDS),
      'What the food does; found from heat and action if missing',
    ),
  },
  'a time such as {min: 5}',
)
/** A time that a step's text states; without `max` an exact one, without `unit` in minutes. */
export type StepTime = Static<typeof StepTime>

/** A heat of a step: either `oven` with `fan` and `grill`, or `hob` with `celsius`. */
export const Heat = mapping(
  {
    oven: optional(Celsius, 'Degrees Celsius, top and bottom heat unless fan is true'),
    fan: optional(Flag, 'true: the degrees are for the fan; false: never with the fan'),
    grill: optional(Flag, 'With the grill'),
    hob: optional(Type.Enum(HOB_LEVELS), 'Setting of the hob'),
    celsius: optional(Celsius, 'Degrees of what is in the pan, such as oil or syrup'),
  },
  'a heat such as {oven: 220} or {hob: medium}',
)
/** A heat of a step: either `oven` with `fan` and `grill`, or `hob` with `celsius`. */
export type Heat = Static<typeof Heat>

/** The temperature inside at which food is done. */
export const Core = mapping(
  { celsius: Celsius, in: Translated },
  'a mapping such as {celsius: 74, in: {en: …, de: …}}',
)

function clause(before: RegExp, words: string) {
  return Type.String({
    pattern: `^(?!(${before.source})\\b)(?=.*\\S)(?!.*[.!?]\\s*$).+$`,
    description: `a clause that fits after ${words}, without that word and without a full stop`,
  })
}
const Until = mapping(
  {
    en: clause(/[Uu]ntil|[Ww]hen/u, '"until" and "when"'),
    de: clause(/[Bb]is|[Ww]enn/u, '"bis" and "wenn"'),
  } satisfies Record<Language, TSchema>,
  'both languages, {en: …, de: …}',
)

/** Longest name of a sound, in characters: it stands in one line below a subtitle. */
const SOUND_MAX = 40
const SoundName = Type.String({
  pattern: '^(?!.*[\\[\\].])(?=.*\\S).+$',
  maxLength: SOUND_MAX,
  description: `a sound in at most ${SOUND_MAX} characters, without brackets and full stop`,
})
/** A sound that a film makes, as captions name it. */
export const Sound = mapping(inEach(SoundName), 'both languages, {en: fat spits, de: Fett spritzt}')

const Subtitle = Type.String({
  pattern: '\\S',
  maxLength: SUBTITLE_MAX,
  description: `a line of at most ${SUBTITLE_MAX} characters`,
})
const SubtitleLines = Type.Array(Subtitle, {
  minItems: 1,
  maxItems: 3,
  description: '1 to 3 lines',
})

/** A step of a recipe. */
export const Step = mapping({
  id: Slug,
  action: Type.Enum(ACTIONS),
  clip: optional(Slug, 'The step clip that shows it'),
  text: Translated,
  ingredients: Type.Array(Slug),
  timer: optional(Positive, 'Minutes the cook waits; write times instead'),
  times: optional(
    Type.Array(StepTime, { minItems: 1, description: 'a list such as [{min: 5, max: 7}]' }),
    'Every time the text states, in its order',
  ),
  hands: optional(NotNegative, 'Minutes in which the cook is busy in this step'),
  meanwhile: optional(Flag, 'Done while the step before waits'),
  stands: optional(Flag, 'What it makes may stand until the dish is finished, such as toast'),
  heat: optional(
    Type.Array(Heat, { minItems: 1, description: 'a list such as [{oven: 220}]' }),
    'Oven and hob in this step',
  ),
  core: optional(Core, 'The temperature inside at which it is done'),
  until: optional(Until, 'The sign that it is done'),
  ready: optional(
    Type.Array(Translated, { minItems: 1, description: 'a list of {en: …, de: …}' }),
    'What an earlier step made and this one needs',
  ),
  describe: optional(Translated, "What the film shows here; overrides the clip's own words"),
  sound: optional(Sound, "The sound that matters in the film here; overrides the clip's own words"),
  warnings: optional(Warnings, 'Shown above this step'),
  subtitles: optional(
    mapping(inEach(SubtitleLines), 'lines, {en: […], de: […]}'),
    'Lines of the film; required in a step that the film shows',
  ),
})
/** A step of a recipe. */
export type Step = Static<typeof Step>
