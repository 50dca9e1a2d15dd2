import { expect, test } from 'vitest'
import { EXAMPLE_FOLDER } from './catalogue-folder.ts'
import { checkCatalogue } from './check.ts'
import { demoKnown } from './known.ts'
import { formatProblem } from './problem.ts'

const { catalogue, problems } = await checkCatalogue(EXAMPLE_FOLDER, {
  known: await demoKnown(),
  today: '2026-11-20',
})

test('the example for authors passes the check; only its pictures are missing', () => {
  const pictures = /\.(webp|json) is missing; nothing is shown there\.$/u
  expect(problems.map(formatProblem).filter((line) => !pictures.test(line))).toEqual([])
})

test('the example has a recipe with a film, one with clips for some steps and one without', () => {
  const clips = catalogue.recipes.map(({ value: { slug, film, steps } }) => [
    slug,
    film,
    steps.map(({ clip }) => clip !== undefined),
  ])
  expect(clips).toEqual([
    ['cold-cucumber-soup', false, [false, false, false, false, false]],
    ['mushroom-omelette', true, [true, true, true, true, true]],
    ['potatoes-herb-quark', true, [true, true, false, true, false]],
  ])
})

test('the example has a recipe without a description', () => {
  const without = catalogue.recipes.filter(({ value }) => !value.description)
  expect(without.map(({ value }) => value.slug)).toContain('cold-cucumber-soup')
})
