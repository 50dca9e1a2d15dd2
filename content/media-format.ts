import { Type, type Static } from 'typebox'
import { mapping, Positive, Slug, Translated } from './fields.ts'
import { Sound } from './format/step.ts'

const Fraction = Type.Number({ minimum: 0, maximum: 1, description: 'a fraction from 0 to 1' })

/** The boxes on the picture of a recipe's ingredients: ingredients.json. */
export const Hotspots = Type.Array(
  mapping({ ingredient: Slug, x: Fraction, y: Fraction, width: Fraction }),
)
/** The boxes on the picture of a recipe's ingredients: ingredients.json. */
export type Hotspots = Static<typeof Hotspots>

/** Which short films a recipe shows: films/family.json. */
export const Family = Type.Record(
  Type.String(),
  mapping({
    short: Type.String({ pattern: '^shorts/[\\w-]+\\.mp4$', description: 'a film in shorts/' }),
    preview: Type.String({
      pattern: '^previews/[\\w-]+\\.mp4$',
      description: 'a film in previews/',
    }),
    family: Type.Optional(Type.String()),
  }),
)
/** Which short films a recipe shows: films/family.json. */
export type Family = Static<typeof Family>

/** The library of step clips: films/clips.json. */
export const ClipLibrary = Type.Object({
  /** Frames a second. */
  fps: Positive,
  /** Frames of every clip. */
  frames: Positive,
  clips: Type.Array(
    Type.Object({
      id: Slug,
      /** Path of the picture, below films/. */
      thumb: Type.String(),
      /** Path of the sound, below films/. */
      foley: Type.String(),
      /** What it shows, for those who do not see it. */
      describe: Type.Optional(Translated),
      /** The sound that tells a cook something, for those who do not hear it. */
      sound: Type.Optional(Sound),
    }),
  ),
})
/** The library of step clips: films/clips.json. */
export type ClipLibrary = Static<typeof ClipLibrary>
