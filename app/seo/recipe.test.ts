import { expect, test } from 'vitest'
import { en } from '#app/lib/words/en.ts'
import { createTranslate } from '#app/lib/words/translate.ts'
import { dishTypeCode } from '#contract/recipes/dish-types.ts'
import { unitCode } from '#contract/units.ts'
import { complaints, type Item } from '#tests/support/structured-data.ts'
import { isoDuration } from './iso-duration.ts'
import type { RecipeFacts } from './recipe-facts.ts'
import { recipeStructuredData } from './recipe.ts'

const FACTS: RecipeFacts = {
  origin: 'https://simmer.example',
  language: 'en',
  t: createTranslate(en, 'en'),
  recipe: {
    Id: 12,
    Name: 'Shakshuka </script> with feta',
    CoverPath: '/media/recipes/shakshuka/cover.webp',
    IngredientImagePath: null,
    ToolImagePath: null,
    Views: 3,
    TimesCooked: 0,
    IsFavorized: false,
    PrepTime: '00:10:00',
    CookTime: '00:25:00',
    TotalTime: '01:35:00',
    Description: 'Eggs cooked in a thick sauce.',
    Videos: { Short: null, Preview: null, Main: { Id: 7, Mp4FilePath: '/media/films/7.mp4' } },
    Author: { Id: 4, Name: 'Yasmin Haddad', ImagePath: null },
    Nutrition: { Calorie: 375, Protein: 21, Fat: 23, Carbohydrate: 19 },
    RecipeTags: [{ Name: 'vegetarian' }, { Name: 'one-pan' }],
    Ingredients: [],
    ToolIds: [5],
    DishTypes: [dishTypeCode('Breakfast'), dishTypeCode('MainDish')],
    PublishedAt: '2026-03-14T00:00:00.000Z',
    StepCount: 2,
    CoverColour: null,
    Rating: { GlobalRating: 4.3, TotalRatings: 128, UserRating: null },
  },
  ingredients: [
    {
      Ingredient: { Id: 1, Name: 'onion', PluralName: 'onions', ImagePath: null },
      ImperialAmount: 0.5,
      MetricUnit: unitCode('piece'),
    },
    {
      Ingredient: { Id: 2, Name: 'tomato', PluralName: 'tomatoes', ImagePath: null },
      ImperialAmount: 200,
      MetricUnit: unitCode('g'),
    },
  ],
  steps: [
    {
      Id: 1,
      Key: 'chop',
      StepNumber: 1,
      Text: 'Dice 1 onion.',
      TextParts: ['Dice 1 onion.'],
      ImagePath: '/media/films/thumbs/chop-onion.webp',
      Ingredients: [],
      TimerMinutes: null,
      ToolIds: [],
    },
    {
      Id: 2,
      Key: 'simmer',
      StepNumber: 2,
      Text: 'Simmer 400 g tomatoes for 10 minutes.',
      TextParts: ['Simmer 400 g tomatoes for 10 minutes.'],
      ImagePath: null,
      Ingredients: [],
      TimerMinutes: 10,
      ToolIds: [],
    },
  ],
  tools: [
    { Id: 5, Name: 'Frying pan', ImagePath: null, AffiliateLink: null },
    { Id: 6, Name: 'Whisk', ImagePath: null, AffiliateLink: null },
  ],
  actions: [
    action(0, 1, '00:00:00', '00:00:06.4', 'Dice <b>1</b> onion.'),
    action(1, 1, '00:00:00', '00:00:06.4', 'Dice the <b>1</b> onion.'),
    action(0, 2, '00:00:06.4', '00:00:38.1', 'Simmer <b>400 g</b> tomatoes for 10 minutes.'),
  ],
}

function action(
  Type: 0 | 1,
  StepNumber: number,
  StartsAt: string,
  StopsAt: string,
  Text: string | null,
) {
  return { Type, StepNumber, StartsAt, StopsAt, Text, ThumbPath: null }
}

/** As JSON, which has no undefined values. */
function written(facts: RecipeFacts) {
  return JSON.parse(JSON.stringify(recipeStructuredData(facts))) as Item
}

test('a recipe with a film is valid as recipe and video result', async () => {
  const issues = await complaints(written(FACTS))
  expect(issues.filter((issue) => issue.startsWith('ERROR'))).toEqual([])
  // Recommended properties that recipes of the app do not have.
  expect(new Set(issues)).toEqual(
    new Set([
      'WARNING Recipe: recipeCuisine',
      'WARNING Recipe.recipeInstructions: image',
      'WARNING Recipe.recipeInstructions: name',
      'WARNING Recipe.recipeInstructions: itemListElement',
      'WARNING Recipe.video: expires',
      'WARNING Recipe.video: ineligibleRegion,regionsAllowed',
      'WARNING Recipe.video: interactionStatistic,interactionCount',
      'WARNING Recipe.video: publication',
    ]),
  )
})

test('the film has one clip per step, each with an address that starts there', () => {
  expect(written(FACTS)['video']).toMatchObject({
    '@type': 'VideoObject',
    contentUrl: 'https://simmer.example/media/films/7.mp4',
    thumbnailUrl: ['https://simmer.example/media/recipes/shakshuka/cover.webp'],
    uploadDate: '2026-03-14T00:00:00.000Z',
    duration: 'PT38S',
    hasPart: [
      {
        '@type': 'Clip',
        name: 'Dice the 1 onion.',
        startOffset: 0,
        endOffset: 6.4,
        url: 'https://simmer.example/recipes/12?lang=en&t=0',
      },
      {
        name: 'Simmer 400 g tomatoes for 10 minutes.',
        startOffset: 6.4,
        endOffset: 38.1,
        url: 'https://simmer.example/recipes/12?lang=en&t=6.4',
      },
    ],
  })
})

test('steps, amounts for two and facts are readable text', () => {
  expect(written(FACTS)).toMatchObject({
    '@context': 'https://schema.org',
    author: { name: 'Yasmin Haddad', url: 'https://simmer.example/authors/4?lang=en' },
    datePublished: '2026-03-14T00:00:00.000Z',
    keywords: 'vegetarian, one-pan',
    recipeCategory: 'Breakfast, Main dishes',
    recipeYield: '2 servings',
    // Cooking is what is not preparation, so that both make the total.
    prepTime: 'PT10M',
    cookTime: 'PT1H25M',
    totalTime: 'PT1H35M',
    tool: [{ '@type': 'HowToTool', name: 'Frying pan' }],
    supply: [
      { '@type': 'HowToSupply', name: 'onions' },
      { '@type': 'HowToSupply', name: 'tomatoes' },
    ],
    nutrition: { calories: '375 calories', proteinContent: '21 g' },
    recipeIngredient: ['1\u00a0onion', '400\u00a0g tomatoes'],
    recipeInstructions: [
      {
        '@type': 'HowToStep',
        name: 'Dice the 1 onion.',
        text: 'Dice 1 onion.',
        url: 'https://simmer.example/recipes/12?lang=en#step-1',
        image: 'https://simmer.example/media/films/thumbs/chop-onion.webp',
        video: {
          '@type': 'Clip',
          name: 'Dice the 1 onion.',
          startOffset: 0,
          endOffset: 6.4,
          url: 'https://simmer.example/recipes/12?lang=en&t=0',
        },
      },
      { url: 'https://simmer.example/recipes/12?lang=en#step-2' },
    ],
  })
})

const recipeOf = (parts: Partial<RecipeFacts['recipe']>) =>
  written({ ...FACTS, recipe: { ...FACTS.recipe, ...parts } })

test('a recipe with a yield is for as many as it says', () => {
  const Yield = { Servings: 12, Step: 12, Of: 'slices', One: 'slice' }
  expect(recipeOf({ Yield })).toMatchObject({
    recipeYield: '12 slices',
    recipeIngredient: ['6\u00a0onions', '2.4\u00a0kg tomatoes'],
  })
  expect(recipeOf({ Yield: { ...Yield, Servings: 1 } })['recipeYield']).toBe('1 slice')
})

test('diets that search engines know are named, unless a brand may break them', () => {
  const Diets: RecipeFacts['recipe']['Diets'] = ['vegetarian', 'alcohol-free', 'gluten-free']
  expect(recipeOf({ Diets })['suitableForDiet']).toEqual([
    'https://schema.org/VegetarianDiet',
    'https://schema.org/GlutenFreeDiet',
  ])
  const Allergens = {
    Contains: [],
    MayContain: [{ Allergen: 'gluten' as const, Foods: [{ Id: 3, Name: 'stock' }] }],
  }
  expect(recipeOf({ Diets, Allergens })['suitableForDiet']).toEqual([
    'https://schema.org/VegetarianDiet',
  ])
  expect(recipeOf({ Diets: ['alcohol-free'] })).not.toHaveProperty('suitableForDiet')
})

test('a tag of a cuisine is the cuisine', () => {
  const RecipeTags = [{ Name: 'family' }, { Name: 'Levantine', Kind: 'cuisine' as const }]
  expect(recipeOf({ RecipeTags })).toMatchObject({
    recipeCuisine: 'Levantine',
    keywords: 'family, Levantine',
  })
})

test('steps stand in sections where the ingredients stand in groups', async () => {
  const [onion, tomato] = FACTS.ingredients ?? []
  const [rub, fill] = FACTS.steps ?? []
  if (!rub || !fill || !onion || !tomato) throw new Error('The facts have two steps.')
  const dough = [{ ...onion, Group: { Name: 'For the dough' } }]
  const filling = [{ ...tomato, Group: { Name: 'For the filling' } }]
  const steps = [
    { ...rub, Ingredients: dough },
    { ...fill, Ingredients: filling },
    { ...fill, StepNumber: 3, Ingredients: [] },
  ]
  const data = written({ ...FACTS, steps, ingredients: [...dough, ...filling] })
  expect(data['recipeInstructions']).toMatchObject([
    { '@type': 'HowToSection', name: 'For the dough', itemListElement: [{ text: rub.Text }] },
    {
      '@type': 'HowToSection',
      name: 'For the filling',
      itemListElement: [{ text: fill.Text }, { '@type': 'HowToStep' }],
    },
  ])
  expect((await complaints(data)).filter((issue) => issue.startsWith('ERROR'))).toEqual([])
  const mixed = written({ ...FACTS, steps: [...steps, { ...rub, Ingredients: dough }] })
  expect(mixed['recipeInstructions']).toMatchObject([{ '@type': 'HowToStep' }, {}, {}, {}])
})

test('a note stands behind its ingredient', () => {
  const [onion] = FACTS.ingredients ?? []
  const ingredients = onion && [{ ...onion, Note: 'red' }]
  expect(written({ ...FACTS, ingredients })['recipeIngredient']).toEqual(['1\u00a0onion (red)'])
})

test('a rating is included only after a vote', () => {
  expect(written(FACTS)['aggregateRating']).toMatchObject({ ratingValue: 4.3, ratingCount: 128 })
  const Rating = { GlobalRating: 0, TotalRatings: 0, UserRating: null }
  expect(written({ ...FACTS, recipe: { ...FACTS.recipe, Rating } })).not.toHaveProperty(
    'aggregateRating',
  )
})

test('missing parts of a recipe are omitted, and the rest stays valid', async () => {
  const bare: RecipeFacts = {
    ...FACTS,
    ingredients: undefined,
    steps: undefined,
    tools: undefined,
    actions: undefined,
    recipe: {
      ...FACTS.recipe,
      Description: null,
      TotalTime: null,
      RecipeTags: [],
      Videos: { Short: null, Preview: null, Main: null },
      Nutrition: { Calorie: null, Protein: null, Fat: null, Carbohydrate: null },
    },
  }
  const data = written(bare)
  const left = ['video', 'recipeInstructions', 'description', 'totalTime', 'keywords', 'nutrition']
  for (const name of left) expect(data).not.toHaveProperty(name)
  expect((await complaints(written(bare))).filter((issue) => issue.startsWith('ERROR'))).toEqual([])
})

test('durations are written by ISO 8601', () => {
  expect(isoDuration('00:25:00')).toBe('PT25M')
  expect(isoDuration('02:00:00')).toBe('PT2H')
  expect(isoDuration('00:00:00')).toBe('PT0S')
  expect(isoDuration(null)).toBeUndefined()
})

test('PUB-80 an author who is a member is a person with their pages', async () => {
  const SameAs = ['https://imani.example/', 'https://www.facebook.com/imani']
  const Author = { Id: 9, Name: 'Imani Okafor', ImagePath: null, SameAs }
  const data = written({ ...FACTS, recipe: { ...FACTS.recipe, Author } })
  expect(data['author']).toMatchObject({ '@type': 'Person', name: 'Imani Okafor', sameAs: SameAs })
  expect((await complaints(data)).filter((issue) => issue.startsWith('ERROR'))).toEqual([])
  const former = { ...Author, Name: 'a former member', IsFormer: true as const }
  const left = written({ ...FACTS, recipe: { ...FACTS.recipe, Author: former } })
  expect(left).not.toHaveProperty('author')
})

test('PUB-80 a recipe in one language has one address', () => {
  const recipe = { ...FACTS.recipe, OnlyLanguage: 'en' as const, Language: 'en' as const }
  const data = written({ ...FACTS, language: 'de', recipe })
  expect([data['url'], data['inLanguage']]).toEqual([
    'https://simmer.example/recipes/12?lang=en',
    'en',
  ])
})
