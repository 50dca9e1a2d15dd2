import { strToU8, zipSync, type Zippable } from 'fflate'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { emptyDraft } from '#contract/own-recipes/draft.ts'
import { testReading } from './reading.helpers.ts'
import { openArchive } from './programs/archive.ts'
import { readArchive, readFile, readPicture, readText } from './read-source.ts'
import { toDraft } from './draft/to-draft.ts'
import type { RawRecipe } from './raw-recipe.ts'

const PICTURE = new Uint8Array([0xff, 0xd8, 0xff, 1, 2, 3])
const json = (value: unknown) => strToU8(JSON.stringify(value))
const open = async (files: Zippable) => await openArchive(Buffer.from(zipSync(files)))

/** What is understood of a recipe, in its language. */
function understood(raw: RawRecipe | undefined) {
  if (!raw) throw new Error('No recipe was read.')
  const { draft, ...rest } = toDraft(raw, testReading())
  const text = (both: { en?: string; de?: string }) => both[draft.Language]
  return {
    ...rest,
    draft,
    name: text(draft.Name),
    lines: draft.Lines.map(({ Text }) => text(Text)),
    steps: draft.Steps.map(({ Text }) => text(Text)),
  }
}

test('a backup of Mealie: tables that name each other, and a picture by its folder', async () => {
  const id = '0f2a6c1e-1111-4222-8333-444455556666'
  const archive = await open({
    'database.json': json({
      recipes: [
        {
          id: id.replaceAll('-', ''),
          name: 'Pea soup',
          description: 'Green',
          org_url: 'https://corner-pot.example/pea',
          recipe_yield: '4 bowls',
          prep_time: '15 minutes',
          perform_time: '1 hour 5 minutes',
          total_time: null,
        },
      ],
      recipes_ingredients: [
        {
          recipe_id: id,
          position: 1,
          title: '',
          note: 'chopped',
          quantity: 2,
          unit_id: null,
          food_id: 'f1',
        },
        {
          recipe_id: id,
          position: 0,
          title: 'Soup',
          note: '',
          quantity: 300,
          unit_id: 'u1',
          food_id: 'f2',
        },
        {
          recipe_id: id,
          position: 2,
          title: null,
          note: 'a good glug of olive oil',
          quantity: 0,
          unit_id: null,
          food_id: null,
        },
      ],
      recipe_instructions: [
        { recipe_id: id, position: 1, title: '', text: 'Blend.' },
        { recipe_id: id, position: 0, title: '', text: 'Boil the peas.' },
      ],
      ingredient_foods: [
        { id: 'f1', name: 'onions' },
        { id: 'f2', name: 'peas' },
      ],
      ingredient_units: [{ id: 'u1', name: 'gram' }],
      tags: [{ id: 't1', name: 'green' }],
      recipes_to_tags: [{ recipe_id: id, tag_id: 't1' }],
      notes: [{ recipe_id: id, title: 'Tip', text: 'Good cold.' }],
      recipe_nutrition: [{ recipe_id: id, calories: '210' }],
    }),
    [`data/recipes/${id}/images/original.webp`]: PICTURE,
    [`data/recipes/${id}/images/min-original.webp`]: PICTURE,
  })
  const { kind, recipes } = await readArchive(archive)
  const { draft, name, lines, steps, cover, questions } = understood(recipes[0])
  expect([kind, name, draft.OwnNote, draft.Tags]).toEqual([
    'mealie',
    'Pea soup',
    'Tip: Good cold.',
    ['green'],
  ])
  expect(lines).toEqual(['Soup', '300 gram peas', '2 onions, chopped', 'a good glug of olive oil'])
  expect(steps).toEqual(['Boil the {peas!|peas}.', 'Blend.'])
  expect([draft.Yield, draft.PrepMinutes, draft.TotalMinutes, draft.Nutrition]).toEqual([
    { Servings: 4, Of: { en: 'bowls' } },
    15,
    80,
    { Calorie: 210 },
  ])
  expect(draft.Source).toEqual({ Address: 'https://corner-pot.example/pea', IsForeign: true })
  expect(questions).toMatchObject([{ Kind: 'line', Doubt: 'vague', Name: 'olive oil' }])
  if (!cover || cover.kind === 'address') throw new Error('No picture.')
  expect(new Uint8Array(await readPicture(cover, archive))).toEqual(PICTURE)
})

test('an export of recipes of Mealie', async () => {
  const archive = await open({
    'recipes/flat-bread/flat-bread.json': json({
      name: 'Flat bread',
      recipeServings: 8,
      recipeIngredient: [
        { quantity: 0.5, unit: { name: 'kg' }, food: { name: 'flour' }, note: 'sifted' },
      ],
      recipeInstructions: [{ text: 'Knead.' }, { text: 'Bake for 4 minutes.' }],
      tools: [{ name: 'bowl' }],
    }),
    'recipes/flat-bread/images/original.webp': PICTURE,
  })
  const { kind, recipes } = await readArchive(archive)
  const { draft, lines, cover } = understood(recipes[0])
  expect([kind, draft.Yield, lines, draft.Tools]).toEqual([
    'mealie',
    { Servings: 8 },
    ['0.5 kg flour, sifted'],
    ['bowl'],
  ])
  expect(cover).toEqual({ kind: 'file', name: 'recipes/flat-bread/images/original.webp' })
})

test('an export of Tandoor: archives in an archive', async () => {
  const recipe = {
    name: 'Milchreis',
    description: '',
    keywords: [{ name: 'süß' }],
    working_time: 5,
    waiting_time: 40,
    servings: 2,
    servings_text: 'Portionen',
    source_url: '',
    steps: [
      {
        name: 'Kochen',
        instruction: 'Milch aufkochen, Reis einrühren.',
        order: 0,
        ingredients: [
          {
            food: null,
            unit: null,
            amount: 0,
            note: 'Brei',
            order: 0,
            is_header: true,
            no_amount: false,
          },
          {
            food: { name: 'Milch' },
            unit: { name: 'ml' },
            amount: '500.0000',
            note: 'kalt',
            order: 1,
            is_header: false,
            no_amount: false,
          },
          {
            food: { name: 'Salz' },
            unit: null,
            amount: 0,
            note: '',
            order: 2,
            is_header: false,
            no_amount: true,
          },
        ],
      },
    ],
  }
  const inner = zipSync({ 'recipe.json': json(recipe), 'image.jpg': PICTURE })
  const archive = await open({ 'Milchreis.zip': inner })
  const { kind, recipes } = await readArchive(archive)
  const { draft, lines, steps, cover } = understood(recipes[0])
  expect([kind, draft.Language, lines]).toEqual([
    'tandoor',
    'de',
    ['Brei', '500 ml Milch, kalt', 'Salz'],
  ])
  expect(steps).toEqual(['Kochen: {milch!|Milch} aufkochen, Reis einrühren.'])
  expect([draft.PrepMinutes, draft.TotalMinutes, draft.Yield]).toEqual([5, 45, { Servings: 2 }])
  if (!cover || cover.kind === 'address') throw new Error('No picture.')
  expect(new Uint8Array(await readPicture(cover, archive))).toEqual(PICTURE)
})

test('an export of Paprika: packed JSON with the photo in it, alone or many', async () => {
  const packed = gzipSync(
    JSON.stringify({
      name: 'Granola',
      ingredients: '300 g rolled oats\n2 tbsp honey\n',
      directions: 'Mix all.\n\nBake for 25 minutes.',
      servings: '10 servings',
      prep_time: '10 min',
      cook_time: '25 min',
      notes: 'Keeps two weeks.',
      source: 'Corner Pot',
      source_url: 'https://corner-pot.example/granola',
      categories: ['Breakfast'],
      nutritional_info: 'Calories: 320',
      photo_data: Buffer.from(PICTURE).toString('base64'),
    }),
  )
  const archive = await open({ 'Granola.paprikarecipe': packed })
  const { kind, recipes } = await readArchive(archive)
  const { draft, lines, steps, cover } = understood(recipes[0])
  expect([kind, lines, steps.length, draft.TotalMinutes, draft.Nutrition]).toEqual([
    'paprika',
    ['300 g rolled oats', '2 tbsp honey'],
    2,
    35,
    { Calorie: 320 },
  ])
  expect(draft.Source).toEqual({
    Name: 'Corner Pot',
    Address: 'https://corner-pot.example/granola',
    IsForeign: true,
  })
  if (!cover || cover.kind === 'address') throw new Error('No picture.')
  expect(new Uint8Array(await readPicture(cover, archive))).toEqual(PICTURE)
  expect(readFile(packed, 'one.paprikarecipe').recipes[0]?.name).toBe('Granola')
})

test('the folder of Nextcloud Cookbook', async () => {
  const archive = await open({
    'Recipes/Reis/recipe.json': json({
      '@type': 'Recipe',
      name: 'Reis',
      description: '',
      recipeYield: 3,
      prepTime: 'PT0H5M',
      recipeIngredient: ['200 g Reis'],
      recipeInstructions: ['Reis kochen.'],
      keywords: 'schnell,einfach',
      url: '',
      tool: ['Topf'],
    }),
    'Recipes/Reis/full.jpg': PICTURE,
    'Recipes/Reis/thumb.jpg': PICTURE,
  })
  const { kind, recipes } = await readArchive(archive)
  const { draft, lines, cover } = understood(recipes[0])
  expect([kind, lines, draft.Tags, draft.Tools, draft.Yield]).toEqual([
    'nextcloud',
    ['200 g Reis'],
    ['schnell', 'einfach'],
    ['Topf'],
    { Servings: 3 },
  ])
  expect([cover, draft.Source]).toEqual([
    { kind: 'file', name: 'Recipes/Reis/full.jpg' },
    undefined,
  ])
})

test('recipes in Cooklang with pictures of their names', async () => {
  const source = `---
title: Noodles
servings: 2
tags: [quick]
source: https://corner-pot.example/noodles
time required: 1 hour 10 minutes
---
-- a comment
> From a friend.

= Sauce

Chop @onion{1}(peeled) and fry it in @olive oil{2%tbsp} in a #large pan{}. [- not this -]

== Noodles

Boil @spaghetti{200%g} for ~pasta{10%minutes} with @salt.
`
  const archive = await open({
    'mine/Noodles.cook': strToU8(source),
    'mine/Noodles.jpg': PICTURE,
    'mine/Noodles.1.jpg': PICTURE,
  })
  const { kind, recipes } = await readArchive(archive)
  const { draft, name, lines, steps, cover, stepPictures } = understood(recipes[0])
  expect([kind, name, draft.Yield, draft.TotalMinutes]).toEqual([
    'cooklang',
    'Noodles',
    { Servings: 2 },
    70,
  ])
  expect(lines).toEqual([
    'Sauce',
    '1 onion, peeled',
    '2 tbsp olive oil',
    'Noodles',
    '200 g spaghetti',
    'salt',
  ])
  expect(steps).toEqual([
    'Sauce: Chop {onion!|onion} and fry it in {olive-oil!|olive oil} in a large pan.',
    'Noodles: Boil {spaghetti!|spaghetti} for 10 minutes with {salt!|salt}.',
  ])
  expect([draft.Tools, draft.Tags, draft.OwnNote]).toEqual([
    ['large pan'],
    ['quick'],
    'From a friend.',
  ])
  expect([cover, [...stepPictures.values()]]).toEqual([
    { kind: 'file', name: 'mine/Noodles.jpg' },
    [{ kind: 'file', name: 'mine/Noodles.1.jpg' }],
  ])
  expect(readFile(Buffer.from('Mix @flour{200%g}.\n'), 'Dough.cook').recipes[0]?.name).toBe('Dough')
})

test('what Simmer packed comes back as it was', async () => {
  const draft = {
    ...emptyDraft('en'),
    Name: { en: 'Cake', de: 'Kuchen' },
    PictureId: 7,
    Steps: [{ Key: 'bake', Text: { en: 'Bake.' }, PictureId: 8 }],
  }
  const archive = await open({
    'recipes/cake.json': json({
      Simmer: 1,
      Draft: draft,
      Pictures: [
        { Id: 7, File: 'recipes/pictures/7.webp' },
        { Id: 8, File: 'recipes/pictures/8.webp' },
      ],
    }),
    'recipes/pictures/7.webp': PICTURE,
  })
  const { kind, recipes } = await readArchive(archive)
  const found = understood(recipes[0])
  expect([kind, found.draft.Name, found.cover]).toEqual([
    'simmer',
    { en: 'Cake', de: 'Kuchen' },
    { kind: 'file', name: 'recipes/pictures/7.webp' },
  ])
  expect([...found.stepPictures]).toEqual([
    ['bake', { kind: 'file', name: 'recipes/pictures/8.webp' }],
  ])
  expect([found.draft.PictureId, found.draft.Steps[0]?.PictureId]).toEqual([undefined, undefined])
})

test('RecipeSage as JSON-LD and as XML', () => {
  const inJson = readFile(
    Buffer.from(
      JSON.stringify({
        recipes: [
          {
            '@context': 'http://schema.org',
            '@type': 'Recipe',
            name: 'Dip',
            recipeYield: '4',
            recipeIngredient: ['200 g yoghurt'],
            recipeInstructions: [
              { '@type': 'HowToSection', name: 'Cold' },
              { '@type': 'HowToStep', text: 'Stir.' },
            ],
            creditText: 'Ann',
            isBasedOn: 'https://corner-pot.example/dip',
            comment: [{ '@type': 'Comment', name: 'Author Notes', text: 'Nice.' }],
          },
        ],
      }),
    ),
    'export.json',
  )
  expect([inJson.kind, understood(inJson.recipes[0]).draft]).toMatchObject([
    'recipesage',
    {
      Name: { en: 'Dip' },
      OwnNote: 'Nice.',
      Source: { Name: 'Ann', Address: 'https://corner-pot.example/dip', IsForeign: true },
    },
  ])
  const xml =
    '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><recipes><title>Tee &amp; Keks</title><yield>2</yield><ingredients>[Tee]\n1 l Wasser</ingredients><instructions>Wasser kochen.\nZiehen lassen. &e;</instructions><notes/></recipes>'
  const inXml = readFile(Buffer.from(xml), 'export.xml')
  const { name, lines, steps } = understood(inXml.recipes[0])
  expect([inXml.kind, name, lines, steps.length]).toEqual([
    'recipesage',
    'Tee & Keks',
    ['Tee', '1 l Wasser'],
    2,
  ])
  expect(JSON.stringify(steps)).not.toContain('root:')
})

test.each([
  [
    'with headings',
    'Pancakes\nServes 4\nIngredients\n200 g flour\n2 eggs\nMethod\n1. Whisk all.\n2. Fry.\nNotes\nEat hot.',
    { lines: ['200 g flour', '2 eggs'], steps: 2, servings: 4 },
  ],
  [
    'auf Deutsch',
    'Linsensuppe\nFür 4 Personen\nZubereitungszeit: 40 Minuten\n\nZutaten:\n200 g rote Linsen\nSalz\n\nZubereitung:\nLinsen kochen.\nWürzen.',
    { lines: ['200 g rote Linsen', 'Salz'], steps: 2, servings: 4 },
  ],
  [
    'without headings',
    'Toast\n2 slices rye bread\nbutter\nToast the bread until it is golden, then butter it.',
    { lines: ['2 slices rye bread', 'butter'], steps: 1, servings: undefined },
  ],
])('a pasted text %s', (_, text, expected) => {
  const { draft, lines, steps } = understood(readText(text).recipes[0])
  expect({ lines, steps: steps.length, servings: draft.Yield?.Servings }).toEqual(expected)
})

test('texts in old encodings keep their letters', () => {
  const text = 'Käsespätzle\nZutaten\n200 g Mehl\nZubereitung\nDrücken.'
  for (const bytes of [
    Buffer.from(text, 'latin1'),
    Buffer.from(`\uFEFF${text}`, 'utf16le'),
    Buffer.from(`\uFEFF${text}`),
  ]) {
    expect(readFile(bytes, 'a.txt').recipes[0]?.name).toBe('Käsespätzle')
  }
})

test('one long step is asked about, and so is a recipe without steps', () => {
  const long = 'Put the flour into a bowl and make a well in the middle of it. '.repeat(12)
  const [raw] = readText(`Bread\nIngredients\n500 g flour\nMethod\n${long}`).recipes
  expect(understood(raw).questions).toMatchObject([{ Kind: 'longStep' }])
  expect(
    understood(readText('Bread\nIngredients\n500 g flour\nMethod').recipes[0]).questions,
  ).toEqual([{ Kind: 'noSteps' }])
})
