import type { DeskMonth, DeskMonths, MonthChoices } from '#contract/cookbooks/month.ts'
import type { LangId } from '#contract/languages.ts'

/** A day of the past that reads the same whenever the story is shown. */
const LONG_AGO = '2024-03-09T10:00:00.000Z'

const PASTA = 'Three ways to a plate of pasta.'
const BAKERY = {
  en: 'Bread, cake and small bakes for the one day that has time for them.',
  de: 'Brot, Kuchen und Kleingebäck für den einen Tag, der Zeit dafür hat.',
}

type Chosen = NonNullable<DeskMonth['Chosen']>

function chosenWith(parts: Partial<Chosen> = {}): Chosen {
  return {
    Id: 5,
    Name: 'The Sunday Bakery',
    AuthorName: 'Lena Hartmann',
    Description: 'What I bake on Sundays, from the first light to the last crumb.',
    Sentence: BAKERY,
    Misses: [],
    Withdrawn: null,
    ...parts,
  }
}

function monthWith(parts: Partial<DeskMonth> & Pick<DeskMonth, 'Month'>): DeskMonth {
  const shown = parts.Chosen?.Withdrawn === null ? parts.Chosen : undefined
  return {
    Source: 'desk',
    Chosen: null,
    CoverPath: '/story/book-sunday-bakery.webp',
    Banner: {
      BookId: shown?.Id ?? 2,
      Title: shown?.Name ?? 'Pasta al dente',
      ImagePath: '/story/miso-ramen.webp',
      Book: {
        Author: { Id: 2, Name: shown?.AuthorName ?? 'Matteo Conti', ImagePath: null },
        Rating: { GlobalRating: 4, TotalRatings: 9 },
        Description: shown?.Sentence.en ?? PASTA,
        HeaderPath: null,
      },
      ImageTone: 'dark',
      ImageColour: '#2b3a33',
    },
    ...parts,
  }
}

/** Months in every state: as every year, chosen, a sentence missing, given back, nothing there, and by itself. */
export function monthsIn(langId: LangId): DeskMonths {
  const Name = langId === 1 ? 'The Sunday Bakery' : 'Sonntagsbäckerei'
  const Months = [
    monthWith({
      Month: '2026-11',
      Source: 'folder',
      CoverPath: '/story/book-pasta-al-dente.webp',
    }),
    monthWith({ Month: '2026-12', Chosen: chosenWith({ Name }) }),
    monthWith({
      Month: '2027-01',
      CoverPath: '/story/book-one-pan-evenings.webp',
      Chosen: chosenWith({
        Id: 6,
        Name: langId === 1 ? 'One-Pan Evenings' : 'Feierabend aus einer Pfanne',
        AuthorName: 'Jonas Weber',
        Sentence: { de: 'Eine Pfanne, ein Abend.' },
      }),
    }),
    monthWith({
      Month: '2027-02',
      Source: 'given-back',
      CoverPath: '/story/book-levantine-mezze.webp',
      Chosen: chosenWith({
        Id: 7,
        Name: 'Levantine Mezze',
        AuthorName: 'Yasmin Haddad',
        Withdrawn: LONG_AGO,
      }),
    }),
    monthWith({ Month: '2027-03', Source: 'none', Banner: null, CoverPath: null }),
    monthWith({ Month: '2027-04', Source: 'best', CoverPath: '/story/book-nordic-hearth.webp' }),
    monthWith({
      Month: '2027-05',
      CoverPath: null,
      Chosen: chosenWith({ Id: 8, Name: 'Nordic Hearth', Misses: ['recipes'] }),
    }),
    monthWith({
      Month: '2027-06',
      CoverPath: null,
      Chosen: chosenWith({ Id: 9, Name: 'Crust', AuthorName: 'You', Misses: ['own'] }),
    }),
  ]
  return { Months }
}

/** Cookbooks for March, those that fit first. */
export const CHOICES: MonthChoices = {
  Choices: [
    {
      Id: 11,
      Name: 'Atlantic Kitchen',
      AuthorName: 'Ana Ribeiro',
      CoverPath: '/story/book-bowls-and-broths.webp',
      RecipeCount: 6,
      LastChosen: null,
      Misses: [],
    },
    {
      Id: 12,
      Name: 'The Green Table',
      AuthorName: 'Priya Nair',
      CoverPath: '/story/book-levantine-mezze.webp',
      RecipeCount: 6,
      LastChosen: '2025-05',
      Misses: [],
    },
    {
      Id: 13,
      Name: 'Petite Pâtisserie',
      AuthorName: 'Clara Dubois',
      CoverPath: null,
      RecipeCount: 5,
      LastChosen: null,
      Misses: ['own'],
    },
    {
      Id: 14,
      Name: 'Kichererbsen-Süßkartoffel-Gemüsepfannen',
      AuthorName: 'Mei Tanaka',
      CoverPath: '/story/book-nordic-hearth.webp',
      RecipeCount: 3,
      LastChosen: '2026-09',
      Misses: ['recipes', 'header', 'recent'],
    },
  ],
}
