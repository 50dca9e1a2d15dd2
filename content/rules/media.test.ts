import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DEMO_FOLDER } from '../catalogue-folder.ts'
import { exampleRecipe, problemsOf } from './example.ts'

const BOXES = 'media/recipes/shakshuka/ingredients.json'

async function withBoxes(change: (boxes: string) => string): Promise<string[]> {
  const boxes = await readFile(join(DEMO_FOLDER, BOXES), 'utf8')
  const recipe = await exampleRecipe()
  return await problemsOf({ 'recipes/shakshuka.yaml': recipe, [BOXES]: change(boxes) })
}

test('content:check reports a box of an ingredient that the recipe does not have', async () => {
  expect(await withBoxes((boxes) => boxes.replace('"parsley"', '"mint"'))).toEqual([
    `${BOXES}:1: warning: The picture has no box for parsley.`,
    `${BOXES}:75: error: The recipe has no ingredient "mint".`,
  ])
})

test('content:check reports a box that extends beyond the picture', async () => {
  expect(await withBoxes((boxes) => boxes.replace('"x": 0.7843', '"x": 0.9'))).toEqual([
    `${BOXES}:18: error: The box extends past the right edge of the picture.`,
  ])
  expect(await withBoxes((boxes) => boxes.replace('"x": 0.7843', '"x": 784'))).toEqual([
    `${BOXES}:16: error: "x" is 784; it must be a fraction from 0 to 1.`,
  ])
})

test('content:check reports short films that are missing', async () => {
  const family = '{"shakshuka": {"short": "shorts/none.mp4", "preview": "previews/none.mp4"}}'
  const recipe = await exampleRecipe()
  expect(
    await problemsOf({ 'recipes/shakshuka.yaml': recipe, 'media/films/family.json': family }),
  ).toEqual([
    'media/films/family.json:1: error: There is no film media/films/shorts/none.mp4.',
    'media/films/family.json:1: error: There is no film media/films/previews/none.mp4.',
  ])
})
