import { keys } from '#app/lib/api/keys.ts'
import { ownCookbookKeys } from '#app/features/own-cookbooks/cookbook-keys.ts'
import { bookPublishingKeys } from '#app/features/own-cookbooks/publishing/book-publishing-keys.ts'
import type { CurrentUser } from '#contract/account.ts'
import type { OwnCookbook } from '#contract/cookbooks/own-cookbook.ts'
import type {
  CookbookComparison,
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
      TakenOut: [
        { Id: OWN_ID_FROM + 9, Name: { en: 'Apple crumble cake', de: 'Apfel-Streuselkuchen' } },
      ],
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

const comparedRecipe = (Id: number, Name: string, CoverPath: string | null) => ({
  Id,
  PublicId: Id - OWN_ID_FROM + 10,
  Name,
  CoverPath,
})

/** What readers see of the published book beside what would be published: something of every kind differs. */
export function comparisonWith(parts: Partial<CookbookComparison> = {}): CookbookComparison {
  const [CAKE, RYE] = [OWN_ID_FROM + 9, OWN_ID_FROM + 10] as [number, number]
  return {
    Now: {
      Language: 'en',
      Name: { en: 'Things with crust', de: 'Mit Kruste' },
      Description: { en: 'Dough that wants to crackle: bread and rolls.' },
      CoverPath: '/story/book-levantine-mezze.webp',
      HeaderPath: null,
      Tabs: [
        { Key: 'cakes', Name: { en: 'Cakes', de: 'Kuchen' }, Recipes: [CAKE, RYE] },
        { Key: 'bread', Name: { en: 'Bread', de: 'Brot' }, Recipes: [BREAD, ROLLS] },
      ],
      Loose: [],
    },
    Next: {
      Language: 'en',
      Name: { en: 'Things with a crust', de: 'Mit Kruste' },
      Description: {
        en: 'Dough that wants to crackle: bread, rolls and one bun that does not care.',
      },
      CoverPath: '/story/book-sunday-bakery.webp',
      HeaderPath: null,
      Tabs: [
        { Key: 'bread', Name: { en: 'Breads', de: 'Brote' }, Recipes: [ROLLS, BREAD] },
        { Key: 'sweet', Name: { en: 'Sweet' }, Recipes: [BUNS] },
      ],
      Loose: [RYE],
    },
    HasOtherCover: true,
    HasOtherHeader: false,
    Recipes: [
      comparedRecipe(BREAD, 'Country sourdough', null),
      comparedRecipe(ROLLS, 'Pretzel rolls', null),
      comparedRecipe(BUNS, 'Cardamom buns', null),
      comparedRecipe(CAKE, 'Apple crumble cake', null),
      comparedRecipe(RYE, 'Rye crispbread with far more caraway than anybody asked for', null),
    ],
    ...parts,
  }
}

/** What a story about publishing a cookbook is answered. */
export function bookAnswers({
  cookbook = ownBookWith(),
  publication = bookPublicationWith(),
  comparison = comparisonWith(),
  withdrawal = { Recipes: 14, Favourites: 61, Months: ['2026-12'] },
  member = { ...MEMBER, Roles: ['author'] },
}: {
  cookbook?: OwnCookbook
  publication?: CookbookPublication
  comparison?: CookbookComparison
  withdrawal?: CookbookWithdrawal
  member?: CurrentUser
} = {}) {
  return {
    answers: {
      [keys.me()]: member,
      [ownCookbookKeys.one(1, 0)]: cookbook,
      [ownCookbookKeys.one(1, 1)]: cookbook,
      [bookPublishingKeys.publication(1)]: publication,
      [bookPublishingKeys.comparison(1, 0)]: comparison,
      [bookPublishingKeys.comparison(1, 1)]: comparison,
      [bookPublishingKeys.version(1, 7, 0)]: comparison,
      [bookPublishingKeys.version(1, 7, 1)]: comparison,
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
