import { keys } from '#app/lib/api/keys.ts'
import { ownCookbookKeys } from '#app/features/own-cookbooks/cookbook-keys.ts'
import { bookPublishingKeys } from '#app/features/own-cookbooks/publishing/book-publishing-keys.ts'
import type { CurrentUser } from '#contract/account.ts'
import type { OwnCookbook } from '#contract/cookbooks/own-cookbook.ts'
import type {
  CookbookPublication,
  CookbookSubmission,
  CookbookWithdrawal,
} from '#contract/cookbooks/publication.ts'
import { OWN_ID_FROM } from '#contract/own-recipes/own-id.ts'
import { MEMBER } from './member.ts'
import { bookRecipeWith, cookbookWith } from './own-cookbooks.ts'

const [BREAD, ROLLS, BUNS, DRAFT] = [1, 2, 3, 4].map((number) => OWN_ID_FROM + number) as [
  number,
  number,
  number,
  number,
]

const mine = { Author: null, IsMine: true }

/** A cookbook with recipes of its member alone: three that are published, and a draft. */
export function ownBookWith(parts: Partial<OwnCookbook> = {}): OwnCookbook {
  return cookbookWith({
    Cover: { Id: 8, Path: '/story/book-sunday-bakery.webp', Width: 900, Height: 1200 },
    Tabs: [
      { Key: 'bread', Name: { en: 'Bread', de: 'Brot' }, Recipes: [BREAD, ROLLS] },
      { Key: 'sweet', Name: { en: 'Sweet' }, Recipes: [BUNS, DRAFT] },
    ],
    Recipes: [
      bookRecipeWith({ ...mine, Id: BREAD, PublicId: 11 }),
      bookRecipeWith({ ...mine, Id: ROLLS, PublicId: 12, Name: 'Pretzel rolls' }),
      bookRecipeWith({ ...mine, Id: BUNS, PublicId: 13, Name: 'Cardamom buns' }),
      bookRecipeWith({
        ...mine,
        Id: DRAFT,
        PublicId: null,
        Name: 'Rye biscuits',
        State: 'draft',
        Rating: null,
      }),
    ],
    ...parts,
  })
}

/** How a cookbook stands that its author has not published yet. */
export function bookPublicationWith(parts: Partial<CookbookPublication> = {}): CookbookPublication {
  return {
    MaySend: true,
    IsTrusted: true,
    Lacks: [],
    Published: null,
    Submission: null,
    Live: null,
    Changes: null,
    Telling: { Subscribers: 312, Last: null, Next: null, Until: null },
    Versions: [],
    ...parts,
  }
}

/** A version that waits for an editor. */
export function bookSubmissionWith(parts: Partial<CookbookSubmission> = {}): CookbookSubmission {
  return { Id: 3, State: 'waiting', Sent: '2026-03-21T18:40:00Z', Word: '', Answer: '', ...parts }
}

/** The published book, whose author has changed something in every part since. */
export function livePublicationWith(parts: Partial<CookbookPublication> = {}): CookbookPublication {
  const { Language, Name } = ownBookWith()
  return bookPublicationWith({
    Published: {
      Id: 7,
      IsLive: true,
      IsShown: true,
      IsHidden: false,
      Since: '2026-03-30T08:00:00Z',
      Views: 1204,
      Favourites: 61,
      Rating: { GlobalRating: 4.4, TotalRatings: 36 },
    },
    Live: {
      Language,
      Name,
      Description: { en: 'Dough.' },
      CoverId: 8,
      HeaderId: null,
      Tabs: [
        { Key: 'sweet', Name: { en: 'Sweet' }, Recipes: [] },
        { Key: 'bread', Name: { en: 'Bread', de: 'Brot' }, Recipes: [] },
      ],
      Loose: [OWN_ID_FROM + 9],
    },
    Changes: {
      HasOtherTexts: true,
      HasOtherPictures: false,
      HasOtherOrder: true,
      Added: [BREAD, ROLLS, BUNS],
      TakenOut: [OWN_ID_FROM + 9],
    },
    Telling: {
      Subscribers: 312,
      Last: '2026-02-09T08:00:00Z',
      Next: null,
      Until: null,
    },
    Versions: [
      {
        Id: 2,
        Published: '2026-09-02T08:00:00Z',
        RecipeCount: 11,
        Added: 2,
        TakenOut: 0,
        IsTold: true,
      },
      {
        Id: 1,
        Published: '2026-03-30T08:00:00Z',
        RecipeCount: 9,
        Added: 0,
        TakenOut: 0,
        IsTold: true,
      },
    ],
    ...parts,
  })
}

/** What a story about publishing a cookbook is answered. */
export function bookAnswers({
  cookbook = ownBookWith(),
  publication = bookPublicationWith(),
  withdrawal = { Recipes: 14, Favourites: 61, Months: ['2026-12'] },
  member = { ...MEMBER, Roles: ['author'] },
}: {
  cookbook?: OwnCookbook
  publication?: CookbookPublication
  withdrawal?: CookbookWithdrawal
  member?: CurrentUser
} = {}) {
  return {
    answers: {
      [keys.me()]: member,
      [ownCookbookKeys.one(1, 0)]: cookbook,
      [ownCookbookKeys.one(1, 1)]: cookbook,
      [bookPublishingKeys.publication(1)]: publication,
      [bookPublishingKeys.withdrawal(1)]: withdrawal,
      [bookPublishingKeys.author()]: {
        Author: {
          Id: 4,
          Name: 'Lena Hartmann',
          Place: null,
          Description: {},
          Links: [],
          IsTrusted: true,
        },
        Application: null,
      },
    },
  }
}
