import { keys } from '#app/lib/api/keys.ts'
import { publishingKeys } from '#app/features/publishing/index.ts'
import { CAKE } from '#app/features/recipe-editor/recipe-editor.fixture.ts'
import type { CurrentUser } from '#contract/account.ts'
import type { OwnRecipe } from '#contract/own-recipes/own-recipe.ts'
import type { Publication, Published, Withdrawal } from '#contract/publishing/publication.ts'
import type { Submission } from '#contract/publishing/submission.ts'
import { MEMBER } from './member.ts'
import { OWN_DISH, ownAnswers, ownRecipeWith } from './own-recipes.ts'

/** A member who publishes. */
const AUTHOR: CurrentUser = { ...MEMBER, Roles: ['author'] }

/** A version that waits for an editor. */
export function submissionWith(parts: Partial<Submission> = {}): Submission {
  return {
    Id: 7,
    Number: 1,
    Version: 3,
    State: 'waiting',
    Sent: '2024-11-16T10:00:00.000Z',
    Word: '',
    Answer: '',
    Remarks: [],
    ...parts,
  }
}

/** The same, sent back with two remarks. */
export const RETURNED: Submission = submissionWith({
  State: 'returned',
  Answer: 'Lovely cake, nearly there. Two small things, then it can go out.',
  Remarks: [
    {
      Id: 1,
      Field: 'Steps.s-3',
      Text: 'Which apples? A name helps people in the shop, for example Bramley or Boskoop.',
      IsDone: false,
    },
    {
      Id: 2,
      Field: 'Steps.s-5.Oven',
      Text: 'The oven is at 180 °C. With fan it is too hot. Please say both.',
      IsDone: false,
    },
  ],
})

/** What everybody reads. */
export function publishedWith(parts: Partial<Published> = {}): Published {
  return {
    Id: 312,
    IsLive: true,
    IsHidden: false,
    Since: '2024-08-02T10:00:00.000Z',
    Views: 1204,
    Favourites: 61,
    Rating: { GlobalRating: 4.6, TotalRatings: 23 },
    ...parts,
  }
}

/** How a recipe stands that its author has not sent in yet. */
export function publicationWith(parts: Partial<Publication> = {}): Publication {
  return {
    MaySend: true,
    IsTrusted: false,
    Published: null,
    Submission: null,
    Versions: [],
    ...parts,
  }
}

/** Two versions that were published, the second is live. */
export const TWO_VERSIONS: Publication['Versions'] = [
  { Id: 5, Number: 2, From: '2024-09-02T10:00:00.000Z', Until: null },
  { Id: 4, Number: 1, From: '2024-08-02T10:00:00.000Z', Until: '2024-09-02T10:00:00.000Z' },
]

/** Who has something of a published recipe. */
const WITHDRAWAL: Withdrawal = {
  Ratings: 23,
  Comments: 5,
  Notes: 3,
  Favourites: 61,
  Lists: 5,
  Kitchens: 1,
}

/** Responses of the API about publishing one recipe. */
export function publishingAnswers({
  member = AUTHOR,
  own = ownRecipeWith({
    Draft: { ...CAKE, PictureId: 3 },
    Pictures: [{ Id: 3, Path: '/story/shakshuka.webp', Width: 1280, Height: 960 }],
  }),
  publication = publicationWith(),
  withdrawal = WITHDRAWAL,
}: {
  member?: CurrentUser
  own?: OwnRecipe
  /** Null while it is not known. */
  publication?: Publication | null
  /** Null while it is not known. */
  withdrawal?: Withdrawal | null
} = {}) {
  const { answers } = ownAnswers({ own })
  return {
    answers: {
      ...answers,
      [keys.me()]: member,
      [publishingKeys.publication(OWN_DISH.Id)]: publication ?? undefined,
      [publishingKeys.withdrawal(OWN_DISH.Id)]: withdrawal ?? undefined,
      [publishingKeys.sentVersion(OWN_DISH.Id, 5)]: {
        Submission: submissionWith({ Id: 5, Number: 2, State: 'approved' }),
        Draft: { ...own.Draft, Name: { en: 'Apple cake' } },
        Pictures: own.Pictures,
      },
    },
  }
}
