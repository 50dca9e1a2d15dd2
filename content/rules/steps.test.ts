import { expect, test } from 'vitest'
import { problemsOfEdit, type Edit } from './example.ts'

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
    name: 'a film step without a clip',
    from: '    clip: toast-spices\n',
    to: '',
    problems: ['55: error: A recipe with a film needs a clip in every step; "spices" has none.'],
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
  test(`content:check names ${name}`, async () => {
    expect(await problemsOfEdit(edit)).toEqual(problems)
  })
