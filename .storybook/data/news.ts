import type { News, NewsChoices, NewsItem } from '#contract/news/news.ts'

/** A Thursday. */
export const NEWS_NOW = new Date('2026-11-26T12:00:00')

const author = (Id: number, Name: string, ImagePath: string | null = null) => ({
  Id,
  Name,
  ImagePath,
})
const lena = author(1, 'Lena Hartmann', '/story/portrait.webp')
const mei = author(2, 'Mei Tanaka')
const matteo = author(3, 'Maximilian Konstantin von Oberammergau-Stein')

/** Something new. */
export const newsWith = (parts: Partial<NewsItem> = {}): NewsItem => ({
  Kind: 'recipe',
  Id: 12,
  Published: new Date('2026-11-25T10:00:00').toISOString(),
  Name: 'Miso ramen',
  Text: null,
  Author: mei,
  CoverPath: '/story/miso-ramen.webp',
  HeaderPath: null,
  Count: 1,
  IsNew: false,
  ...parts,
})

const at = (time: string) => ({ Published: new Date(time).toISOString() })

/** Every kind, over some weeks. */
export const NEWS_ITEMS: readonly NewsItem[] = [
  newsWith({
    ...at('2026-11-26T09:00:00'),
    Kind: 'cookbook',
    Id: 3,
    Name: 'The Sunday Bakery',
    Text: 'Dough that wants to crackle: bread, rolls and one bun that does not care.',
    Author: lena,
    CoverPath: '/story/book-sunday-bakery.webp',
    HeaderPath: '/story/margherita-pizza.webp',
    Count: 3,
    IsNew: true,
  }),
  newsWith({ ...at('2026-11-26T08:00:00'), Id: 13, Name: 'Shakshuka', IsNew: true }),
  newsWith({
    ...at('2026-11-25T08:00:00'),
    Id: 14,
    Name: 'Donaudampfschifffahrtsgesellschaftskapitänskajütenfrühstück',
    Author: matteo,
    CoverPath: null,
    IsNew: true,
  }),
  newsWith({
    ...at('2026-11-24T08:00:00'),
    Kind: 'answer',
    Id: 171,
    Name: 'Marble gugelhupf',
    Text: 'Ja, zehn Minuten. Kalte Butter bleibt, wo du sie hingepinselt hast …',
    Author: lena,
    CoverPath: '/story/hummus.webp',
    Answer: { RecipeId: 41, LangId: 0 },
  }),
  newsWith({
    ...at('2026-11-23T08:00:00'),
    Kind: 'added',
    Id: 4,
    Name: 'Bowls and broths',
    CoverPath: '/story/book-bowls-and-broths.webp',
    Count: 3,
  }),
  ...[1, 2, 3, 4, 5].map((id) =>
    newsWith({ ...at('2026-11-12T08:00:00'), Id: 20 + id, CoverPath: '/story/hummus.webp' }),
  ),
  newsWith({ ...at('2026-10-03T08:00:00'), Kind: 'film', Count: 7 }),
  newsWith({ ...at('2026-10-02T08:00:00'), Kind: 'translated' }),
]

/** The response with some of it. */
export const newsOf = (items: readonly NewsItem[]): News => ({
  Items: [...items],
  Since: new Date('2026-08-28T12:00:00').toISOString(),
  Unseen: items.filter(({ IsNew }) => IsNew).length,
})

/** Of a member who follows three authors. */
export const CHOICES: NewsChoices = {
  Published: 'friday',
  Films: 'friday',
  Answers: 'now',
  Decisions: 'now',
  Mail: { IsOn: true, IsProved: true },
  Authors: [
    { Author: lena, Told: 'all' },
    { Author: matteo, Told: 'cookbooks' },
    { Author: mei, Told: 'none' },
  ],
}
