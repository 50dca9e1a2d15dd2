import { emptyDraft, type Draft } from '#contract/own-recipes/draft.ts'
import type { FilmDocument } from '#contract/films/own-film.ts'
import type { DeskCard, DeskSubmission, DeskSubmissions } from '#contract/publishing/desk.ts'

/** A day of the past that reads the same whenever the story is shown. */
const LONG_AGO = '2024-03-09T10:00:00.000Z'

/** A sheet cake in both languages, as it was published. */
const CAKE: Draft = {
  ...emptyDraft('en'),
  Name: { en: 'Plum sheet cake', de: 'Zwetschgendatschi' },
  Description: { en: 'A tray for everybody.', de: 'Ein Blech für alle.' },
  Yield: { Servings: 12, Of: { en: 'slices', de: 'Stücke' } },
  TotalMinutes: 120,
  PictureId: 1,
  Lines: [
    { Key: 'dough', IsHeading: true, Text: { en: 'For the dough', de: 'Für den Teig' } },
    { Key: 'flour', Text: { en: '500 g flour', de: '500 g Mehl' } },
    { Key: 'top', IsHeading: true, Text: { en: 'For the top', de: 'Für oben' } },
    { Key: 'plums', Text: { en: '1.6 kg plums', de: '1,6 kg Zwetschgen' } },
  ],
  Steps: [
    {
      Key: 'rest',
      Text: { en: 'Rest {flour!|the dough}.', de: '{flour!|Den Teig} ruhen lassen.' },
      Oven: { Celsius: 200 },
    },
    {
      Key: 'bake',
      Text: {
        en: 'Bake on the lower shelf for 35 minutes.',
        de: 'Auf der unteren Schiene 35 Minuten backen.',
      },
    },
  ],
  Tags: ['autumn'],
}

/** The next version of it. */
const NEXT: Draft = {
  ...CAKE,
  Description: { en: 'A tray for everybody.', de: 'Ein Blech für alle, auch morgen noch.' },
  PictureId: 2,
  Lines: CAKE.Lines.map((line) =>
    line.Key === 'plums'
      ? {
          ...line,
          Text: { en: '1.4 kg small, firm plums', de: '1,4 kg kleine, feste Zwetschgen' },
        }
      : line,
  ),
  Steps: CAKE.Steps.map((step) =>
    step.Key === 'bake'
      ? { ...step, Text: { ...step.Text, en: 'Bake on the lower shelf for 25 minutes.' } }
      : { ...step, Oven: { Celsius: 180, Fan: true } },
  ),
}

/** A version as a card of the desk. */
export function cardWith(parts: Partial<DeskCard> = {}): DeskCard {
  return {
    Id: 7,
    Number: 3,
    Name: 'Plum sheet cake',
    CoverPath: '/story/miso-ramen.webp',
    Languages: ['de', 'en'],
    StepCount: 2,
    Author: { Id: 12, Name: 'Imani Okafor' },
    IsMine: false,
    Sent: LONG_AGO,
    Changes: 6,
    UnknownFoods: 0,
    Reader: null,
    Again: null,
    ...parts,
  }
}

/** A version of each kind. */
export const QUEUE: DeskSubmissions = {
  Submissions: [
    cardWith({ Id: 8, Number: 1, Name: 'Miso ramen for two', Changes: null, StepCount: 7 }),
    cardWith({ Reader: { Name: 'Clara', IsMe: false } }),
    cardWith({
      Id: 9,
      Number: 1,
      Name: 'Kichererbsen-Süßkartoffel-Gemüsepfanne mit Zitronenjoghurt',
      CoverPath: null,
      Languages: ['de'],
      Changes: null,
      UnknownFoods: 2,
      Author: { Id: 13, Name: 'Theodora-Wilhelmine von Brandtsteinhausen zu Hohenlohe' },
      Again: { Remarks: 3, Done: 2 },
    }),
    cardWith({ Id: 10, Name: 'Gravlax on toast', IsMine: true }),
    cardWith({ Id: 11, Name: '', Reader: { Name: 'Mina', IsMe: true } }),
  ],
  Counts: { waiting: 45, returned: 4, trusted: 0 },
}

const PICTURES = [
  { Id: 1, Path: '/story/shakshuka.webp', Width: 640, Height: 480 },
  { Id: 2, Path: '/story/miso-ramen.webp', Width: 640, Height: 480 },
]

/** A later version of the sheet cake, beside what is published. */
export function reviewWith(parts: Partial<DeskSubmission> = {}): DeskSubmission {
  return {
    Card: cardWith(),
    Submission: {
      Id: 7,
      Number: 3,
      Version: 9,
      State: 'waiting',
      Sent: LONG_AGO,
      Word: 'With fan, as two of you asked.',
      Answer: '',
      Remarks: [],
    },
    Draft: NEXT,
    Live: { Number: 2, Draft: CAKE },
    PublicId: 88,
    Pictures: PICTURES,
    Before: [],
    Unknown: { Foods: [], Tags: [], Tools: [] },
    Decision: null,
    IsToLookAt: false,
    ...parts,
  }
}

/** A first version with everything that an editor should know. */
export function firstReview(): DeskSubmission {
  return reviewWith({
    Card: cardWith({ Number: 1, Changes: null, Reader: { Name: 'Clara', IsMe: false } }),
    Live: null,
    PublicId: null,
    Before: [
      { Id: 1, Field: 'Steps.bake.Oven', Text: 'At which heat?', IsDone: true },
      { Id: 2, Field: 'Lines.plums', Text: 'Which ones are they?', IsDone: false },
      { Id: 3, Field: 'Name.de', Text: 'Is it a sheet cake in Munich, too?', IsDone: false },
    ],
    Unknown: { Foods: ['tonka bean'], Tags: ['grandma’s', 'sheet'], Tools: ['cake forks'] },
  })
}

/** The film of the cake as it is published. */
const FILM: FilmDocument = {
  Format: 1,
  DurationMs: 24_000,
  Steps: [
    { Key: 'rest', StartsMs: 0, Describe: { en: 'Hands fold dough.', de: 'Hände falten Teig.' } },
    { Key: 'bake' },
  ],
  Captions: { en: [{ StartsMs: 0, StopsMs: 3000, Text: 'Let the dough rest.' }] },
}

/** The same with a part for the second step, and other words. */
const NEXT_FILM: FilmDocument = {
  ...FILM,
  Steps: [
    {
      Key: 'rest',
      StartsMs: 0,
      Describe: { en: 'Hands fold soft dough.', de: 'Hände falten weichen Teig.' },
    },
    { Key: 'bake', StartsMs: 12_000, Sound: { en: 'it crackles', de: 'es knistert' } },
  ],
  Captions: {
    en: [
      { StartsMs: 0, StopsMs: 3000, Text: 'Let the dough rest.' },
      { StartsMs: 12_000, StopsMs: 15_000, Text: 'Bake it for 25 minutes.' },
    ],
  },
}

const filmOf = (Document: FilmDocument) => ({ Path: '/story/studio/numbers.mp4', Document })

/** The film of a submission, by how it stands beside the published one. */
export const REVIEW_FILMS = {
  first: {
    Film: filmOf(NEXT_FILM),
    FilmChanges: { IsOtherFilm: true, Steps: ['rest', 'bake'], Captions: ['en'] },
  },
  words: {
    Film: filmOf(NEXT_FILM),
    LiveFilm: filmOf(FILM),
    FilmChanges: { IsOtherFilm: false, Steps: ['rest', 'bake'], Captions: ['en'] },
  },
  other: {
    Film: filmOf(FILM),
    LiveFilm: filmOf(FILM),
    FilmChanges: { IsOtherFilm: true, Steps: [], Captions: [] },
  },
  gone: {
    LiveFilm: filmOf(FILM),
    FilmChanges: { IsOtherFilm: true, Steps: ['rest', 'bake'], Captions: ['en'] },
  },
} satisfies Record<string, Partial<DeskSubmission>>
