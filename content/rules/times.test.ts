import { expect, test } from 'vitest'
import { exampleRecipe, problemsOf, problemsOfEdit, type Edit } from './example.ts'

const TIMER = '    timer: 8\n'

/** Fields below the step "fry", from line 51. */
function inStep(name: string, to: string, ...problems: string[]): Edit {
  return { name, from: TIMER, to: `    ${to}\n`, problems }
}
/** Fields below the step "chop", from line 40. */
function inFirstStep(name: string, to: string, ...problems: string[]): Edit {
  const from = '    ingredients: [onion, bell-pepper, garlic]\n'
  return { name, from, to: `    ${to}\n${from}`, problems }
}
const EDITS: Edit[] = [
  inStep(
    'a time in a unit that is none',
    'times: [{min: 8, unit: minutes}]',
    '51: error: "unit" is "minutes"; it must be one of s, min, h.',
  ),
  inStep(
    'times that are no list',
    'times: {min: 8}',
    '51: error: "times" must be a list such as [{min: 5, max: 7}].',
  ),
  inStep(
    'a time that is only a number',
    'times: [8]',
    '51: error: "times" is 8; it must be a time such as {min: 5}.',
  ),
  inStep(
    'a range that goes backwards',
    'times: [{min: 8, max: 6}]',
    '51: error: max (6) is not more than min (8). Leave it out for one exact time.',
  ),
  inStep(
    'several times without names',
    'times: [{min: 6, name: {en: Onion, de: Zwiebel}}, {min: 2}]',
    '51: warning: The step has several times. Give each a name for its timer: name: {en: Chicken, de: Hähnchen}.',
  ),
  inStep(
    'a time in minutes that is days',
    'times: [{min: 2000, passive: true}]',
    '17: warning: The timers add up to 2017 minutes, total is 35.',
    '51: warning: 2000 min is long. Choose a larger unit: s, min or h.',
  ),
  inStep(
    'a timer beside times',
    'timer: 8\n    times: [{min: 8}]',
    '51: error: A step has either times or timer. Leave timer out.',
  ),
  inStep(
    'hands that are fewer than the times somebody stands by',
    'times: [{min: 8}]\n    hands: 3',
    '52: error: hands (3) is less than the 8 minutes that the cook is busy. Raise it, or mark a time as passive.',
  ),
  inStep(
    'a heat that is neither oven nor hob',
    'heat: [{fan: true}]',
    '51: error: Give either oven or hob: {oven: 220} or {hob: medium}. Two heats are two entries.',
  ),
  inStep(
    'a heat that is a word',
    'heat: [medium]',
    '51: error: "heat" is "medium"; it must be a heat such as {oven: 220} or {hob: medium}.',
  ),
  inStep(
    'a hob with a fan',
    'heat: [{hob: high, fan: true}]',
    '51: error: A hob has no fan or grill. Write oven, or leave it out.',
  ),
  inStep(
    'the degrees of an oven in the wrong place',
    'heat: [{oven: 200, celsius: 200}]',
    '51: error: Give the temperature of an oven as {oven: 220}. Leave celsius out.',
  ),
  inStep(
    'a hob that is warm',
    'heat: [{hob: warm}]',
    '51: error: "hob" is "warm"; it must be one of low, medium-low, medium, medium-high, high.',
  ),
  inStep(
    'a sign of doneness that repeats its conjunction',
    'until: {en: until soft, de: "sie weich sind."}',
    '51: error: "de" is "sie weich sind."; it must be a clause that fits after "bis" and "wenn", without that word and without a full stop.',
    '51: error: "en" is "until soft"; it must be a clause that fits after "until" and "when", without that word and without a full stop.',
  ),
  inStep(
    'a sign of doneness in one language',
    'until: {en: the onion is soft}',
    '51: error: "de" is missing. Add it.',
  ),
  inStep(
    'a text that is not in both languages',
    'describe: A pan.',
    '51: error: "describe" is "A pan."; it must be both languages, {en: …, de: …}.',
  ),
  inStep(
    'a sound in brackets',
    'sound: {en: "[onion sizzles]", de: Zwiebel brutzelt}',
    '51: error: "en" is "[onion sizzles]"; it must be a sound in at most 40 characters, without brackets and full stop.',
  ),
  inStep(
    'a warning of an unknown kind',
    'warnings: [{kind: hot-oyl}]',
    '51: error: "kind" is "hot-oyl"; it must be one of raw-egg, raw-fish, raw-meat, raw-milk, frozen-berries, honey, alcohol, whole-nuts, hot-oil, hot-sugar, hot-steam, flame, sharp-blade, raw-beans. Did you mean "hot-oil"?',
  ),
  inStep(
    'a warning twice',
    'warnings: [{kind: hot-oil}, {kind: hot-oil}]',
    '51: error: "hot-oil" is listed here twice. Keep one.',
  ),
  inStep(
    'a placeholder in a text that has none',
    'ready: [{en: "{onion!}", de: Zwiebel}]',
    '51: error: Placeholders are read only in the text and subtitles of steps. Write the name.',
  ),
  inStep(
    'a core temperature without its place',
    'core: {celsius: 74}',
    '51: error: "in" is missing. Add it.',
  ),
  inFirstStep(
    'a first step that is done meanwhile',
    'meanwhile: true',
    '40: error: The first step has none before it that waits. Leave it out.',
  ),
  inFirstStep(
    'a first step that needs what was made before',
    'ready: [{en: trimmed beans, de: geputzte Bohnen}]',
    '40: error: Nothing is ready before the first step. Leave it out.',
  ),
]

/** What follows because the text states another time or heat; planted.yaml has these. */
const COMPARED = /warning: (The text says|[\d.]+( to [\d.]+)? min is not in the text)/u
/** What follows because the steps state their work and no heat; planted-cooking.yaml has this. */
const WITHOUT_HEAT = /" cooks, but has no heat/u

for (const { name, problems, ...edit } of EDITS)
  test(`content:check reports ${name}`, async () => {
    const found = await problemsOfEdit(edit)
    expect(found.filter((line) => !COMPARED.test(line) && !WITHOUT_HEAT.test(line)).sort()).toEqual(
      problems,
    )
  })

test('content:check compares the minutes with those of the steps where all say theirs', async () => {
  const recipe = (await exampleRecipe()).replaceAll(/^ {4}action:/gmu, '    hands: 10\n    action:')
  const problems = await problemsOf({ 'recipes/shakshuka.yaml': recipe })
  expect(problems.filter((line) => !WITHOUT_HEAT.test(line))).toEqual([
    'recipes/shakshuka.yaml:17: warning: active is 25, but hands and passive times of the steps make 60. Correct one of them.',
    'recipes/shakshuka.yaml:17: warning: total is 35, but hands and passive times of the steps make 60. Correct one of them.',
  ])
})

test('content:check compares a promise of speed with the minutes of the steps, too', async () => {
  const recipe = (await exampleRecipe())
    .replaceAll(/^ {4}action:/gmu, '    hands: 5.5\n    action:')
    .replace('prep: 10, active: 25, total: 35', 'prep: 10, active: 30, total: 30')
    .replace('[vegetarian, gluten-free, one-pan]', '[quick, one-pan]')
  const problems = await problemsOf({ 'recipes/shakshuka.yaml': recipe })
  expect(problems.filter((line) => !WITHOUT_HEAT.test(line))).toEqual([
    'recipes/shakshuka.yaml:6: error: "quick" promises 30 minutes, but total is 33.',
  ])
})
