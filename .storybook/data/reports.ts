import type { DeskCase, Notice } from '#contract/reports/desk-reports.ts'
import type { Blocks, OwnCase, Report } from '#contract/reports/report.ts'

/** A day of the past that reads the same whenever the story is shown. */
const LONG_AGO = '2024-03-09T10:00:00.000Z'

/** Something of the reader's that is hidden. */
export function ownCaseWith(parts: Partial<OwnCase> = {}): OwnCase {
  return {
    Id: 3,
    Kind: 'comment',
    SubjectId: 11,
    RecipeId: 7,
    Title: 'Spaghetti al pomodoro',
    Text: 'I buy my passata at a shop in Leipzig, the one with the red door.',
    IsHidden: true,
    IsByItself: false,
    IsWaiting: false,
    Reason: 'advert',
    Remark: 'Please leave out the shop link, the rest is welcome.',
    Objection: null,
    MayObject: true,
    MayChange: true,
    MayDelete: true,
    ...parts,
  }
}

/** Own cases in every state. */
export const OWN_CASES: OwnCase[] = [
  ownCaseWith(),
  ownCaseWith({
    Id: 4,
    Kind: 'note',
    IsByItself: true,
    IsWaiting: true,
    MayObject: false,
    Remark: null,
    Reason: 'danger',
    Text: 'Eat the beans raw.',
  }),
  ownCaseWith({
    Id: 5,
    Kind: 'recipe',
    Title: 'Kichererbsen-Süßkartoffel-Gemüsepfanne mit Zitronenjoghurt',
    OwnRecipeId: 1_000_000_005,
    MayChange: false,
    MayDelete: false,
    Reason: 'copied',
    Remark: 'It is page 44 of a book, word for word.',
  }),
  ownCaseWith({
    Id: 6,
    IsWaiting: true,
    MayObject: false,
    Objection: 'I have taken the link out.',
  }),
  ownCaseWith({
    Id: 7,
    MayObject: false,
    Objection: 'It is my own shop.',
    Remark: 'It is still an advertisement.',
  }),
  ownCaseWith({
    Id: 8,
    IsHidden: false,
    MayObject: false,
    MayChange: false,
    MayDelete: false,
    Remark: null,
    Objection: 'I meant tinned ones.',
  }),
]

const report: Report = {
  Id: 1,
  Kind: 'comment',
  Title: 'Spaghetti al pomodoro',
  Reason: 'danger',
  Word: 'Raw kidney beans are poisonous.',
  Sent: LONG_AGO,
  Outcome: 'open',
  IsShown: false,
}

/** Reports with everything that can become of them. */
export const OWN_REPORTS: Report[] = [
  report,
  { ...report, Id: 2, Outcome: 'hidden', Word: '' },
  { ...report, Id: 3, Kind: 'recipe', Title: 'Lentil soup', Reason: 'copied', Outcome: 'kept' },
  {
    ...report,
    Id: 4,
    Kind: 'picture',
    Title: null,
    Reason: 'insult',
    Outcome: 'kept',
    IsShown: true,
  },
  { ...report, Id: 5, Kind: 'note', Reason: 'advert', Outcome: 'gone', Word: '' },
]

/** Somebody who is blocked. */
export const BLOCKED: Blocks = {
  Blocks: [{ Id: 9, Name: 'Kim Krause', PhotoPath: null, Since: LONG_AGO }],
}

/** Something that was reported, as the desk sees it. */
function deskCaseWith(parts: Partial<DeskCase> = {}): DeskCase {
  return {
    Id: 1,
    Kind: 'comment',
    SubjectId: 11,
    RecipeId: 7,
    Title: 'Spaghetti al pomodoro',
    Revision: 'one',
    Text: 'Soak kidney beans overnight and eat them raw in the sauce, they stay crisp.',
    Reported: 'Soak kidney beans overnight and eat them raw in the sauce, they stay crisp.',
    Writer: { Id: 5, Name: 'Kim Krause', PhotoPath: null },
    State: 'open',
    HiddenSince: LONG_AGO,
    Since: LONG_AGO,
    Reports: [
      {
        Reason: 'danger',
        Word: 'Raw kidney beans are poisonous.',
        Sent: LONG_AGO,
        IsRefused: false,
      },
    ],
    Total: 3,
    Reasons: [
      { Reason: 'danger', Count: 2 },
      { Reason: 'other', Count: 1 },
    ],
    Remark: null,
    Objection: null,
    DecidedBy: null,
    Decided: null,
    ...parts,
  }
}

const decided = { DecidedBy: { Id: 2, Name: 'Clara Meier' }, Decided: LONG_AGO }

/** Cases of every state that waits. */
export const OPEN_CASES: DeskCase[] = [
  deskCaseWith({
    Id: 2,
    Kind: 'recipe',
    Title: 'Lentil soup',
    Text: 'Lentil soup\nPage 44, word for word.',
    Reported: 'Lentil soup\nPage 44, word for word.',
    Writer: { Id: 6, Name: 'Theo Brandt', PhotoPath: null },
    HiddenSince: null,
    Reasons: [{ Reason: 'copied', Count: 3 }],
    Reports: [],
  }),
  deskCaseWith(),
  deskCaseWith({
    Id: 3,
    State: 'objected',
    Text: 'I buy my passata at a shop in Leipzig.',
    Remark: 'Please leave out the shop link.',
    Objection: 'I have taken the link out.',
    Reasons: [{ Reason: 'advert', Count: 3 }],
    ...decided,
    IsForOthers: true,
  }),
  deskCaseWith({
    Id: 4,
    State: 'changed',
    Text: 'Boil the beans for ten minutes.',
    Writer: null,
    ...decided,
  }),
  deskCaseWith({ Id: 5, Kind: 'picture', Text: '', Reported: '', Title: null, RecipeId: null }),
]

/** Decided cases. */
export const DONE_CASES: DeskCase[] = [
  deskCaseWith({ State: 'hidden', Remark: 'Raw beans are poisonous.', ...decided }),
  deskCaseWith({ Id: 2, State: 'kept', HiddenSince: null, ...decided }),
]

/** Notices of people without an account. */
export const NOTICES: Notice[] = [
  {
    Id: 1,
    Name: 'Jo Weber',
    Email: 'jo@weber.example',
    Page: 'https://simmer.example/recipes/3',
    Reason: 'copied',
    Text: 'Page 44 of my book,\nword for word.',
    LangId: 1,
    Sent: LONG_AGO,
    DeletedOn: LONG_AGO,
    Closed: null,
    Remark: null,
  },
  {
    Id: 2,
    Name: 'Ada Weber',
    Email: 'ada@weber.example',
    Page: 'https://simmer.example/recipes/4',
    Reason: 'other',
    Text: 'My picture.',
    LangId: 1,
    Sent: LONG_AGO,
    DeletedOn: LONG_AGO,
    Closed: LONG_AGO,
    Remark: 'Taken down.',
  },
]
