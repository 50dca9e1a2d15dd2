import type { AuthorComment, AuthorComments } from '#contract/author-page/comments.ts'
import type { AuthorOverview, AuthorRecipe } from '#contract/author-page/overview.ts'
import { commentWith } from './comments.ts'

/** A day that is some days ago whenever a story is shown, so that texts name it alike. */
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString()

const LONG_AGO = '2024-03-09T10:00:00.000Z'

function recipeWith(parts: Partial<AuthorRecipe>): AuthorRecipe {
  return {
    Id: 1,
    Name: 'Marble gugelhupf',
    CoverPath: '/story/cover.webp',
    Views: 1204,
    Cooks: 212,
    Finished: 151,
    Stuck: { Kind: 'replays', Step: 4, Per100: 41 },
    ...parts,
  }
}

/** What an author sees who is followed and cooked. */
export function overviewWith(parts: Partial<AuthorOverview> = {}): AuthorOverview {
  return {
    Waiting: [
      { Kind: 'comments', Since: LONG_AGO, Count: 5, Questions: 3 },
      {
        Kind: 'returned',
        Since: LONG_AGO,
        Id: 1_000_000_007,
        Name: 'Plum sheet cake',
        Remarks: 2,
        IsLive: true,
      },
      { Kind: 'oneLanguage', Since: LONG_AGO, Count: 3, Language: 'de' },
    ],
    Followers: { Count: 312, Months: [88, 92, 97, 180, 194, 206, 219, 234, 249, 268, 298, 312] },
    Recipes: [
      recipeWith({}),
      recipeWith({
        Id: 2,
        Name: 'Country sourdough',
        Views: 860,
        Cooks: 94,
        Finished: 36,
        Stuck: { Kind: 'longWaits', Step: 6, Per100: 38 },
      }),
      recipeWith({
        Id: 3,
        Name: 'Pretzel rolls',
        Views: 412,
        Cooks: 47,
        Finished: 39,
        Stuck: 'nothing',
      }),
      recipeWith({
        Id: 4,
        Name: 'Herb omelette',
        Views: 2096,
        Cooks: 11,
        Finished: 10,
        Stuck: { Kind: 'left', Step: 2, Per100: 27 },
      }),
      recipeWith({
        Id: 5,
        Name: 'Kichererbsen-Süßkartoffel-Gemüsepfanne mit Zitronenjoghurt',
        CoverPath: null,
        Views: 31,
        Cooks: 4,
        Finished: null,
        Stuck: null,
      }),
    ],
    Counts: { Recipes: 5, Cookbooks: 2, Comments: 5 },
    ...parts,
  }
}

/** What an author sees of whom nobody knows yet. */
export const NOBODY_YET: AuthorOverview = {
  Waiting: [],
  Followers: null,
  Recipes: [],
  Counts: { Recipes: 0, Cookbooks: 0, Comments: 0 },
}

/** A comment at a recipe of the author. */
export function authorCommentWith(parts: Partial<AuthorComment> = {}): AuthorComment {
  return {
    Comment: commentWith({
      Id: 11,
      Text: 'Mine stuck in two grooves although I buttered well at step 2. Does the tin go into the fridge before the flour?',
      Created: LONG_AGO,
      User: { FirstName: 'Tim', LastName: 'Becker', AvatarPath: null },
    }),
    Recipe: { Id: 1, Name: 'Marble gugelhupf', CoverPath: '/story/cover.webp' },
    IsQuestion: true,
    IsSettled: false,
    Step: 2,
    ...parts,
  }
}

const ANSWER = {
  ...commentWith({
    Id: 31,
    Text: 'Yes, ten minutes. Cold butter stays where you brushed it.',
    Created: LONG_AGO,
    User: { FirstName: 'Imani Okafor', LastName: '', AvatarPath: '/story/portrait.webp' },
  }),
  IsByAuthor: true as const,
}

/** Comments that wait: two at one recipe, one of somebody of many words at another. */
export const WAITING_COMMENTS: AuthorComments = {
  Comments: [
    authorCommentWith(),
    authorCommentWith({
      Comment: commentWith({
        Id: 12,
        Text: 'Baked in a loaf tin: 55 minutes. Worked.',
        Created: LONG_AGO,
        User: { FirstName: '', LastName: '', AvatarPath: null },
      }),
      IsQuestion: false,
    }),
    authorCommentWith({
      Comment: commentWith({
        Id: 13,
        Text: 'Mein Anstellgut braucht bei 21 Grad sechs Stunden statt vier. Ist es noch zu jung für das Donaudampfschifffahrtsgesellschaftskantinenbrot?',
        Created: LONG_AGO,
        LangId: 0,
        User: {
          FirstName: 'Maximiliane-Charlotte',
          LastName: 'Mittermaier-Stadlhuber',
          AvatarPath: null,
        },
      }),
      Recipe: { Id: 2, Name: 'Country sourdough', CoverPath: null },
    }),
  ],
  Counts: { waiting: 3, questions: 2, answered: 41, all: 88 },
}

/** Comments that are answered: one long ago and changed, one that may still be, and one that needs none. */
export const ANSWERED_COMMENTS: AuthorComments = {
  Comments: [
    authorCommentWith({
      Comment: commentWith({
        Id: 21,
        Created: LONG_AGO,
        Answer: { ...ANSWER, Changed: '2024-03-10T10:00:00.000Z' },
      }),
    }),
    authorCommentWith({
      Comment: commentWith({
        Id: 22,
        Created: LONG_AGO,
        Answer: { ...ANSWER, Id: 32, Created: daysAgo(0) },
      }),
    }),
    authorCommentWith({ Comment: commentWith({ Id: 23, Created: LONG_AGO }), IsSettled: true }),
  ],
  Counts: { waiting: 0, questions: 0, answered: 2, all: 3 },
}

/** No comments at all. */
export const NO_COMMENTS: AuthorComments = {
  Comments: [],
  Counts: { waiting: 0, questions: 0, answered: 0, all: 0 },
}
