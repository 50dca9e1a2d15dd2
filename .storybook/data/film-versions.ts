import type { FilmDocument, OwnFilm } from '#contract/films/own-film.ts'
import type { FilmPreview } from '#contract/films/preview.ts'
import type { FilmStuck, FilmVersions } from '#contract/films/versions.ts'

/** A day of the past that reads the same whenever the story is shown. */
const LONG_AGO = '2024-03-09T14:52:00.000Z'
const PATH = '/story/studio/numbers.mp4'

/** The film of the tray bake as it is published: its third step is a card. */
const LIVE: FilmDocument = {
  Format: 1,
  DurationMs: 24_000,
  Steps: [
    { Key: 'a', StartsMs: 0 },
    { Key: 'b', StartsMs: 4000 },
    { Key: 'c' },
    { Key: 'd', StartsMs: 9000 },
    { Key: 'e', StartsMs: 13_000, IsStill: true },
    { Key: 'f', StartsMs: 15_000 },
    { Key: 'g', StartsMs: 20_000 },
  ],
  Captions: {
    en: [{ StartsMs: 0, StopsMs: 2000, Text: 'Pat it dry.' }],
    de: [{ StartsMs: 0, StopsMs: 2000, Text: 'Trocken tupfen.' }],
  },
}

/** The next one: the third step has a film, the first other words. */
const NEXT: FilmDocument = {
  ...LIVE,
  Steps: LIVE.Steps.map((step) => (step.Key === 'c' ? { ...step, StartsMs: 6000 } : step)),
  Captions: {
    ...LIVE.Captions,
    en: [{ StartsMs: 0, StopsMs: 2000, Text: 'Pat the chicken dry.' }],
  },
}

/** The film of the draft. */
export const NEXT_FILM: OwnFilm = {
  Id: 1_500_000_001,
  Version: 1,
  Document: NEXT,
  Path: PATH,
  Bytes: 41_000_000,
  Width: 1280,
  Height: 720,
  HasSound: true,
  MadeAt: LONG_AGO,
}

/** What is published. */
export const PUBLISHED_FILM: NonNullable<FilmVersions['Published']> = {
  Document: LIVE,
  Path: PATH,
  RecipeId: 312,
  IsDraft: false,
}

/** The films of the recipe that others see or saw. */
export function versionsWith(parts: Partial<FilmVersions> = {}): FilmVersions {
  const version = { Films: 5, Stills: 1, Cards: 1, DurationMs: 24_000, Bytes: 43_000_000 }
  return {
    State: 'live',
    Published: PUBLISHED_FILM,
    Versions: [
      { ...version, Id: 12, Number: 2, From: LONG_AGO, Until: null, KeptUntil: null },
      {
        ...version,
        Id: 7,
        Number: 1,
        From: '2024-01-02T10:00:00.000Z',
        Until: LONG_AGO,
        KeptUntil: '2024-06-07T14:52:00.000Z',
        Films: 4,
        Stills: 0,
        Cards: 3,
      },
    ],
    Used: 86_000_000,
    ...parts,
  }
}

/** Where its cooks get stuck. */
export const STUCK: FilmStuck = {
  Cooks: 212,
  Steps: [
    { Key: 'a', Again: 6, Longer: 4 },
    { Key: 'b', Again: 12, Longer: 9 },
    { Key: 'c', Again: 8, Longer: 3 },
    { Key: 'd', Again: 41, Longer: 22 },
    { Key: 'e', Again: 18, Longer: 31 },
    { Key: 'f', Again: 14, Longer: 12 },
    { Key: 'g', Again: 5, Longer: 2 },
  ],
  Notes: [
    { Key: 'a', Count: 2, Quote: null },
    { Key: 'c', Count: 3, Quote: null },
    {
      Key: 'd',
      Count: 5,
      Quote: { Text: 'How much of the dressing goes on now, and how much later?', LangId: 1 },
    },
    { Key: 'e', Count: 1, Quote: { Text: 'Mine took five minutes more.', LangId: 1 } },
  ],
}

/** A preview that nobody has opened. */
export const PREVIEW: FilmPreview = {
  Id: 'p'.repeat(43),
  Code: '482913',
  Secret: 's'.repeat(43),
  Expires: LONG_AGO,
}
