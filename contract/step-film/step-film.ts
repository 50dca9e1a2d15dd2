import { Type, type Static } from 'typebox'
import { FILM_CAPTIONS_MAX, FILM_DESCRIPTION_MAX, FILM_SOUND_MAX } from '../films/limits.ts'
import {
  DRAFT_DESCRIPTION_MAX,
  DRAFT_NAME_MAX,
  DRAFT_STEP_MAX,
  DRAFT_STEPS_MAX,
} from '../own-recipes/limits.ts'

/** Version of the open form that is written. */
export const STEP_FILM_VERSION = 1
/** Maximum number of languages of a step film. */
export const STEP_FILM_LANGUAGES_MAX = 10
/** Longest step film, in milliseconds: a day. Readers of less say so. */
const STEP_FILM_MS_MAX = 24 * 60 * 60 * 1000
/** Longest caption, in characters. */
const STEP_FILM_CAPTION_MAX = 1000

/** Tag of a language by BCP 47: "de", "pt-BR", "zh-Hant-TW". */
const LANGUAGE_TAG = '^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$'

const byLanguage = <Schema extends Parameters<typeof Type.Record>[1]>(
  value: Schema,
  minProperties: number,
  description: string,
) =>
  Type.Record(Type.String({ pattern: LANGUAGE_TAG }), value, {
    additionalProperties: false,
    minProperties,
    maxProperties: STEP_FILM_LANGUAGES_MAX,
    description,
  })

/** A text in one or more languages. */
const texts = (maxLength: number, description: string) =>
  byLanguage(Type.String({ minLength: 1, maxLength }), 1, description)

const Ms = (description: string) =>
  Type.Integer({ minimum: 0, maximum: STEP_FILM_MS_MAX, description })

/** A step of a recipe, and its part of the film. */
export const StepFilmStep = Type.Object(
  {
    key: Type.String({
      pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
      maxLength: 60,
      description: 'Names the step within its recipe. Stays when the step changes.',
    }),
    text: texts(DRAFT_STEP_MAX, 'What is done, as plain text.'),
    until: Type.Optional(
      texts(DRAFT_DESCRIPTION_MAX, 'The sign that it is done, as a clause after "until".'),
    ),
    startMs: Type.Optional(
      Ms(
        'Where its part of the film begins. It ends where the next part begins, or with the film. Absent: the step has no film.',
      ),
    ),
    isStill: Type.Optional(
      Type.Literal(true, { description: 'Its part is one picture, which is held.' }),
    ),
    description: Type.Optional(
      texts(FILM_DESCRIPTION_MAX, 'What its part shows, for those who do not see it.'),
    ),
    sound: Type.Optional(
      texts(FILM_SOUND_MAX, 'The sound that tells a cook something, without brackets.'),
    ),
  },
  { description: 'A step of the recipe, and its part of the film.' },
)
/** @see {@link StepFilmStep} (schema) */
export type StepFilmStep = Static<typeof StepFilmStep>

/** A line of text that is shown over the film. */
export const StepFilmCaption = Type.Object(
  {
    startMs: Ms('Where it appears.'),
    stopMs: Ms('Where it disappears.'),
    text: Type.String({
      minLength: 1,
      maxLength: STEP_FILM_CAPTION_MAX,
      description: 'Plain text. A line break is "\\n".',
    }),
  },
  { description: 'A line of text that is shown over the film.' },
)
/** @see {@link StepFilmCaption} (schema) */
export type StepFilmCaption = Static<typeof StepFilmCaption>

/**
 * A film that stops at every step of a recipe, as `film.json` has it. `docs/step-film.md` describes the form, and
 * `step-film-rules.ts` has the rules beyond the schema.
 */
export const StepFilm = Type.Object(
  {
    version: Type.Literal(STEP_FILM_VERSION, { description: 'Version of this form.' }),
    title: texts(DRAFT_NAME_MAX, 'Name of the dish.'),
    film: Type.Object(
      {
        src: Type.String({
          minLength: 1,
          maxLength: 2000,
          description: 'The film: a path below the folder of this file, or an https address.',
        }),
        durationMs: Type.Integer({
          minimum: 1,
          maximum: STEP_FILM_MS_MAX,
          description: 'Length of the film.',
        }),
        width: Type.Integer({ minimum: 1, maximum: 16_384, description: 'In pixels, as shown.' }),
        height: Type.Integer({ minimum: 1, maximum: 16_384, description: 'In pixels, as shown.' }),
        hasSound: Type.Boolean({ description: 'Whether there is anything to hear.' }),
      },
      { description: 'The file with the pictures and the sound.' },
    ),
    steps: Type.Array(StepFilmStep, {
      minItems: 1,
      maxItems: DRAFT_STEPS_MAX,
      description: 'Every step of the recipe once, in its order.',
    }),
    captions: byLanguage(
      Type.Array(StepFilmCaption, { maxItems: FILM_CAPTIONS_MAX }),
      0,
      'By language, in the order of their times. They do not overlap.',
    ),
  },
  {
    title: 'Step film',
    description: 'A film that stops at every step of a recipe.',
  },
)
/** @see {@link StepFilm} (schema) */
export type StepFilm = Static<typeof StepFilm>
