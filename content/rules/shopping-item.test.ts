import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { goodOf } from '#cooking/items/goods.ts'
import { nearFood, readItem } from '#cooking/line/read-item.ts'
import { listWords } from '#cooking/items/list-words.ts'
import { DEMO_FOLDER, readData } from '../catalogue-folder.ts'

/** Items as people type them, each with the expected measure and department. */
async function typedItems(): Promise<string[][]> {
  const text = await readFile(new URL('shopping-items.test.txt', import.meta.url), 'utf8')
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'))
  return lines.map((line) => line.split('|').map((part) => part.trim()))
}

async function catalogueWords() {
  const { ingredients } = await readData(`${DEMO_FOLDER}/catalogue`, [])
  const foods = ingredients.value.map(({ name, synonyms, department }, index) => ({
    id: index + 1,
    department,
    names: [
      name.de.one,
      name.de.other,
      name.en.one,
      name.en.other,
      ...(synonyms?.de ?? []),
      ...(synonyms?.en ?? []),
    ],
  }))
  const departmentOf = (id = 0) => goodOf(id)?.department ?? foods[id - 1]?.department
  return { words: listWords(foods), departmentOf }
}

test('at least 95 percent of two hundred items in two languages are understood', async () => {
  const { words, departmentOf } = await catalogueWords()
  const items = await typedItems()
  expect(items.length).toBeGreaterThanOrEqual(200)
  const missed = items.filter(([text = '', measure = '', department]) => {
    const { amount = '', unit = '', food = nearFood(text, words) } = readItem(text, words)
    return `${amount} ${unit}`.trim() !== measure || departmentOf(food) !== department
  })
  const allowed = Math.floor(items.length * 0.05)
  expect(missed.slice(allowed)).toEqual([])
})

test.each(['0 kg', '-3 Ufos', '1/0 l', '🥑', 'خبز طازج', '  Kram  für  Oma'])(
  '"%s" is not understood and stays as it was written',
  async (text) => {
    const { words } = await catalogueWords()
    expect(readItem(text, words)).toEqual({ name: text.trim().replaceAll(/\s+/g, ' '), note: '' })
  },
)

test('an item of ten thousand letters is read without delay', async () => {
  const { words } = await catalogueWords()
  expect(readItem('Brot '.repeat(2000), words).name.length).toBeLessThanOrEqual(10_000)
})
