import { expect, test } from 'vitest'
import { exampleRecipe, problemsOf, problemsOfEdit, type Edit } from './example.ts'

const TIMER = '    timer: 8\n'
const SALT = '{ingredient: salt}'
const TOOLS = 'tools: ['

/** An edit that adds fields to the recipe, at line 98. */
function inRecipe(name: string, to: string, ...problems: string[]): Edit {
  return { name, from: TOOLS, to: `${to}\n${TOOLS}`, problems }
}
/** An edit that adds fields to the ingredient at line 24. */
function inIngredient(name: string, to: string, ...problems: string[]): Edit {
  return { name, from: SALT, to: `{ingredient: salt, ${to}}`, problems }
}

const FORM = 'form: {en: 26 cm tin, de: 26-cm-Form'

const EDITS: Edit[] = [
  inIngredient(
    'a pinned amount that is missing',
    'pinned: true',
    '24: error: "salt" has no amount that could stay the same. Give one, or leave pinned out.',
  ),
  inIngredient(
    'an unknown alternative',
    'or: [{ingredient: sugr}]',
    '24: error: There is no ingredient "sugr". Did you mean "sugar"?',
  ),
  inIngredient(
    'an ingredient that replaces itself',
    'or: [{ingredient: salt}]',
    '24: error: "salt" cannot replace itself. Name another ingredient.',
  ),
  inIngredient(
    'a note that ends like a sentence',
    'note: {en: coarse., de: grob}',
    '24: warning: This is no sentence. Leave the full stop out.',
  ),
  inIngredient(
    'a group without its German heading',
    'group: {en: For the sauce}',
    '24: error: "de" is missing. Add it.',
  ),
  inRecipe(
    'a step of the counter that is not a divisor of the servings',
    'yield: {servings: 12, step: 5}',
    '98: error: The counter goes by 5 and never reaches 12. Choose a divisor of servings.',
  ),
  inRecipe(
    'fewer servings at once than one step of the counter',
    'yield: {servings: 4, step: 4, atOnce: 2}',
    '98: error: The smallest number is 4, more than the 2 that can be cooked at once.',
  ),
  inRecipe(
    'a tin without its servings and its size',
    'yield: {servings: 12, form: {en: springform tin, de: 26-cm-Springform, diameter: 26}}',
    '98: error: "springform tin" does not name 26 cm. Write the size as in diameter or sides.',
    '98: error: The tin is for `step` servings. Add step, such as step: 12.',
  ),
  inRecipe(
    'a tin with one side',
    `yield: {servings: 12, step: 12, ${FORM}, sides: [26]}}`,
    '98: error: "sides" must be two sides in cm, [20, 30].',
  ),
  inRecipe(
    'an allergen that is not one of the fourteen',
    'allergens: {contains: [hazelnut]}',
    '98: error: "contains" is "hazelnut"; it must be one of gluten, crustaceans, egg, fish, peanuts, soya, milk, nuts, celery, mustard, sesame, sulphites, lupin, molluscs.',
  ),
  inRecipe(
    'an allergen that is both contained and excluded',
    'allergens: {contains: [nuts], without: [nuts]}',
    '98: error: "nuts" is already in contains. Keep one.',
  ),
  inRecipe(
    'an unknown unit of the time that a dish keeps',
    'keep: {for: 3, unit: nights}',
    '98: error: "unit" is "nights"; it must be one of hours, days, weeks, months.',
  ),
  inRecipe(
    'work done ahead without a time',
    'ahead: [{text: {en: Soak them., de: Weich sie ein.}}]',
    '98: error: "when" is missing. Add it.',
  ),
]

for (const { name, problems, ...edit } of EDITS)
  test(`content:check reports ${name}`, async () => {
    expect((await problemsOfEdit(edit)).sort()).toEqual(problems)
  })

test('a recipe with every optional field has no problem', async () => {
  const fields = `times: [{min: 7, max: 8, unit: min, name: {en: Onion, de: Zwiebel}, kind: hob}]
    hands: 10
    stands: true
    heat: [{hob: medium}, {oven: 180, fan: true}]
    core: {celsius: 74, in: {en: thickest part, de: dickste Stelle}}
    until: {en: the onion is soft, de: die Zwiebel weich ist}
    ready: [{en: chopped onion, de: gehackte Zwiebel}]
    describe: {en: Onion softens in a pan., de: Zwiebel wird in einer Pfanne weich.}
    sound: {en: onion sizzles, de: Zwiebel brutzelt}
    warnings: [{kind: hot-oil, text: {en: Stand back., de: Halt Abstand.}}]
`
  const whole = `hyphenated: {de: Schak·schuka mit Feta}
yield: {servings: 4, of: {en: hollows, de: Mulden}, one: {en: hollow, de: Mulde}, form: {en: 28 cm pan, de: 28-cm-Pfanne, diameter: 28}, forms: {en: 28 cm pans, de: 28-cm-Pfannen}, step: 4, atOnce: 4}
allergens: {contains: [celery], mayContain: [nuts], without: [milk]}
keep: {for: 1, unit: days, in: fridge, how: {en: Only the sauce., de: Nur die Sauce.}, freeze: {for: 0}}
holds: 5
ahead: [{when: {en: The day before, de: Am Vortag}, text: {en: Cook the sauce., de: Koche die Sauce.}, needed: true}]
warnings: [{kind: raw-egg}]
`
  const recipe = (await exampleRecipe())
    .replace(TIMER, `    ${fields}`)
    .replace('{salt} for 8 minutes', '{salt} for 7 to 8 minutes')
    .replace('{salt} 8 Minuten', '{salt} 7 bis 8 Minuten')
    .replace('    timer: 1\n', '    timer: 1\n    heat: [{hob: medium}]\n')
    .replace('    timer: 10\n', '    timer: 10\n    heat: [{hob: low}]\n')
    .replace('    timer: 6\n', '    timer: 6\n    heat: [{hob: low}]\n')
    .replace(TOOLS, whole + TOOLS)
    .replace(
      SALT,
      '{ingredient: salt, amount: 5, unit: g, note: {en: coarse, de: grob}, optional: true, pinned: true, or: [{ingredient: soy-sauce, note: {en: light, de: hell}}], group: {en: For the sauce, de: Für die Sauce, note: {en: hot, de: heiß}, optional: true}}',
    )
  expect(await problemsOf({ 'recipes/shakshuka.yaml': recipe })).toEqual([])
})
