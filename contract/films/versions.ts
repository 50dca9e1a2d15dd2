import { Type, type Static } from 'typebox'
import { Id, IsoDate, LangIdParam, MediaPath, Nullable } from '../common.ts'
import { DraftKey } from '../own-recipes/draft.ts'
import { FilmDocument } from './own-film.ts'

const Count = Type.Integer({ minimum: 0 })

/** A film that is or was published with a recipe. */
export const FilmVersion = Type.Object({
  /** Of the submission with which it was published last. */
  Id,
  /** Counts the films of the recipe, from 1. */
  Number: Type.Integer({ minimum: 1 }),
  From: IsoDate,
  /** When another one took its place, or the recipe went on without; null for the current one. */
  Until: Nullable(IsoDate),
  /** Until when it can be brought back; null for the current one. */
  KeptUntil: Nullable(IsoDate),
  /** Steps with a film, with a held picture, and with a card. */
  Films: Count,
  Stills: Count,
  Cards: Count,
  DurationMs: Count,
  Bytes: Count,
})
/** @see {@link FilmVersion} (schema) */
export type FilmVersion = Static<typeof FilmVersion>

/**
 * How the film of a published recipe is shown. `none`: it has none. `withdrawn`: its author has taken it back, and
 * can show it again. `hidden`: the desk has, until another one is approved.
 */
export const FILM_STATES = ['none', 'live', 'withdrawn', 'hidden'] as const
/** One of {@link FILM_STATES}. */
export type FilmState = (typeof FILM_STATES)[number]

/** The films of an own recipe that others see or saw. */
export const FilmVersions = Type.Object({
  State: Type.Enum(FILM_STATES),
  /** The published film, seen or not; null without one. */
  Published: Nullable(
    Type.Object({
      Document: FilmDocument,
      /** Where it is while others see it. */
      Path: Nullable(MediaPath),
      /** Of the recipe that everybody reads. */
      RecipeId: Id,
      /** It is the film of the draft, in the same version. */
      IsDraft: Type.Boolean(),
    }),
  ),
  /** The latest first. */
  Versions: Type.Array(FilmVersion),
  /** Bytes of all films of the member. */
  Used: Count,
})
/** @see {@link FilmVersions} (schema) */
export type FilmVersions = Static<typeof FilmVersions>

/** Path parameters of the calls about one version. */
export const FilmVersionParams = Type.Object({ id: Id, version: Id })

/** Where cooks get stuck in a published recipe, for its author. */
export const FilmStuck = Type.Object({
  /** Who has cooked it since it is counted. */
  Cooks: Count,
  /** In the order of the recipe; null while there are too few cooks. */
  Steps: Nullable(
    Type.Array(
      Type.Object({
        Key: DraftKey,
        /** Of 100 cooks: how often its film was watched again. */
        Again: Count,
        /** Of 100 cooks: how often they stayed much longer than it takes. */
        Longer: Count,
      }),
    ),
  ),
  /** The notes that everybody sees at its steps; steps without any are left out. */
  Notes: Type.Array(
    Type.Object({
      Key: DraftKey,
      Count: Type.Integer({ minimum: 1 }),
      /** What one of them says, at the steps where cooks get stuck most; null at the others. */
      Quote: Nullable(Type.Object({ Text: Type.String(), LangId: LangIdParam })),
    }),
  ),
})
/** @see {@link FilmStuck} (schema) */
export type FilmStuck = Static<typeof FilmStuck>
