import { expect, test } from 'vitest'
import { exampleRecipe, problemsOf, problemsOfEdit, type Edit } from './example.ts'

const EDITS: Edit[] = [
  {
    name: 'an ingredient that no step uses',
    from: '  - {ingredient: salt}\n',
    to: '  - {ingredient: salt}\n  - {ingredient: butter}\n',
    problems: [
      'media/recipes/shakshuka/ingredients.json:1: warning: The picture has no box for butter.',
      '25: error: No step uses "butter". List it in the step that uses it first, or take it out.',
    ],
  },
  {
    name: 'an ingredient listed in two steps',
    from: 'ingredients: [egg, feta]',
    to: 'ingredients: [egg, feta, onion]',
    problems: [
      '83: error: "onion" is listed in an earlier step; list it only where it is first used.',
      '83: warning: The text of this step does not name "onion". Name it, or list it where it is used.',
    ],
  },
  {
    name: 'an id used twice',
    from: '- id: spices',
    to: '- id: chop',
    problems: ['55: error: "chop" is the id of another step. Choose a new one.'],
  },
  {
    name: 'an unknown action',
    from: 'action: toast',
    to: 'action: rost',
    problems: [
      '56: error: "action" is "rost"; it must be one of wash, chop, grate, mix, whisk, knead, roll, boil, simmer, fry, bake, blend, pour, season, chill, toast, assemble, plate.',
    ],
  },
  {
    name: 'an unknown clip',
    from: 'clip: toast-spices',
    to: 'clip: toast-spice',
    problems: ['57: error: There is no step clip "toast-spice". Did you mean "toast-spices"?'],
  },
  {
    name: 'a step of the film without subtitles',
    from: '    subtitles:\n      en: ["Parsley on top, straight to the table."]\n      de: ["Petersilie darüber und gleich auf den Tisch."]\n',
    to: '',
    problems: ['88: error: "plate" is in the film and has no subtitles. Write 1 to 3 lines.'],
  },
  {
    name: 'placeholders that differ between the languages',
    from: 'Zerbrösle {feta} dazwischen',
    to: 'Zerbrösle den Feta dazwischen',
    problems: [
      '80: error: The placeholders differ: {egg} {feta} in English, {egg} in German. Use the same.',
    ],
  },
  {
    name: 'a placeholder before its step',
    from: '"Dice {onion} and {bell-pepper} into 1 cm pieces.',
    to: '"Dice {onion} and {bell-pepper} and {feta!} into 1 cm pieces.',
    problems: [
      '37: error: The placeholders differ: {bell-pepper} {feta!} {garlic} {onion} in English, {bell-pepper} {garlic} {onion} in German. Use the same.',
      "37: error: {feta} comes before the step that lists it. List it in this step's ingredients.",
    ],
  },
  {
    name: 'a part of an amount that the cook has to work out',
    from: 'Zerbrösle {feta} dazwischen',
    to: 'Zerbrösle die Hälfte von {feta} dazwischen',
    problems: [
      '82: error: "Hälfte von {feta}" leaves the sum to the cook. Write {feta 1/2}, or the part that is meant.',
    ],
  },
  {
    name: 'a brace without partner',
    from: '"Dice the onion and pepper."',
    to: '"Dice the {onion and pepper."',
    problems: ['42: error: A brace has no partner. A placeholder looks like {onion}.'],
  },
  {
    name: 'markup in a text',
    from: '"Slice the garlic thinly."',
    to: '"Slice the <b>garlic</b> thinly."',
    problems: ['42: error: "<" and ">" cannot be shown here. Write the words.'],
  },
  {
    name: 'a subtitle that is too long',
    from: '"Dice the onion and pepper."',
    to: '"Dice the onion and the pepper into pieces of one centimetre, not smaller."',
    problems: [
      '42: error: "Dice the onion and the pepper into pieces of one centimetre, not smaller." has 73 characters; write a line of at most 70 characters.',
    ],
  },
  {
    name: 'a subtitle that grows too long',
    from: '"Dice the onion and pepper."',
    to: '"Dice {onion} and {bell-pepper} into small pieces of a centimetre."',
    problems: [
      '41: error: The placeholders differ: {bell-pepper} {onion} in English, none in German. Use the same.',
      '42: warning: With its amounts this line has about 72 characters; keep it under 70.',
    ],
  },
  {
    name: 'a subtitle missing in one language',
    from: '["Petersilie darüber und gleich auf den Tisch."]',
    to: '["Petersilie darüber.", "Gleich auf den Tisch."]',
    problems: [
      '95: error: There are 1 subtitles in English and 2 in German; write as many in each.',
    ],
  },
  {
    name: 'a German case that cannot be right',
    from: 'und schlage {egg} hinein',
    to: 'und füll sie mit {egg}',
    problems: [
      '82: warning: {egg} prints "Eier", which is wrong after a dative. Turn the sentence.',
    ],
  },
]

for (const { name, problems, ...edit } of EDITS)
  test(`content:check reports ${name}`, async () => {
    expect(await problemsOfEdit(edit)).toEqual(problems)
  })

test('a recipe without a film needs neither clips nor subtitles, one with a film needs a clip', async () => {
  const recipe = (await exampleRecipe())
    .replaceAll(/^ {4}clip:.*\n/gmu, '')
    .replaceAll(/^ {4}subtitles:\n.*\n.*\n/gmu, '')
  const file = 'recipes/shakshuka.yaml'
  expect(await problemsOf({ [file]: recipe.replace('film: true', 'film: false') })).toEqual([])
  expect(await problemsOf({ [file]: recipe })).toEqual([
    `${file}:75: error: No step has a clip. Give at least one a clip, or write film: false.`,
  ])
})

test('a film needs neither clips nor subtitles in the steps that it leaves out', async () => {
  const recipe = (await exampleRecipe())
    .replace('    clip: toast-spices\n', '')
    .replace(/ {4}subtitles:\n.*now the garlic.*\n.*\n/iu, '')
  expect(recipe).not.toContain('Now the garlic')
  expect(await problemsOf({ 'recipes/shakshuka.yaml': recipe })).toEqual([])
})
