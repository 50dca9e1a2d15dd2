import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { testReading } from '../reading.helpers.ts'
import { readPage } from './page.ts'
import { toDraft } from '../draft/to-draft.ts'

const ADDRESS = 'https://pan-diary.example/soups/today'
const page = (name: string) =>
  readFileSync(new URL(`./fixtures/${name}.html`, import.meta.url), 'utf8')

/** What is understood of a page's first recipe. */
function read(name: string) {
  const raws = readPage(page(name), ADDRESS)
  const [raw] = raws
  if (!raw) throw new Error(`${name} has no recipe.`)
  const found = toDraft(raw, testReading())
  const { draft } = found
  const text = (both: { en?: string; de?: string } | undefined) => both?.[draft.Language]
  return {
    ...found,
    count: raws.length,
    name: text(draft.Name),
    lines: draft.Lines.map((line) => text(line.Text)),
    steps: draft.Steps.map((step) => text(step.Text)),
  }
}

test('JSON-LD with steps, times, nutrition and pictures', () => {
  const { draft, name, lines, steps, cover, stepPictures, questions } = read('steps')
  expect([name, draft.Language, draft.Description]).toEqual([
    'Carrot & ginger soup',
    'en',
    { en: 'Warm and quick.' },
  ])
  expect(draft.Yield).toEqual({ Servings: 4 })
  expect([draft.PrepMinutes, draft.TotalMinutes]).toEqual([10, 35])
  expect(lines).toEqual([
    '1 tbsp olive oil',
    '500 g carrots, sliced',
    '1 litre vegetable stock',
    'salt',
    'black pepper',
  ])
  expect(steps).toEqual([
    'Fry the {carrots!|carrots} in the {olive-oil!|olive oil} for 5 minutes.',
    'Add the {vegetable-stock!|stock} and simmer for 20 minutes.',
  ])
  expect(draft.Nutrition).toEqual({ Calorie: 180, Protein: 4, Fat: 6.5 })
  expect(draft.Tags).toEqual(['soup', 'quick'])
  expect(draft.Source).toEqual({ Name: 'Corner Pot', Address: ADDRESS, IsForeign: true })
  expect(cover).toEqual({ kind: 'address', address: 'https://img.example/large.jpg' })
  expect([...stepPictures.keys()]).toEqual([draft.Steps[1]?.Key])
  expect(questions).toEqual([])
})

test('a graph with sections, a licence and a relative picture', () => {
  const { draft, name, steps, cover } = read('graph')
  expect([name, draft.Source?.Licence]).toEqual([
    'Lemon rice',
    'https://creativecommons.org/licenses/by-sa/4.0/',
  ])
  expect(steps[0]).toBe('Rice: Cook the {basmati-rice!|rice} for 12 minutes.')
  expect(steps).toHaveLength(3)
  expect(cover).toEqual({ kind: 'address', address: 'https://pan-diary.example/lemon.jpg' })
})

test('one text of markup becomes steps, and lines with a colon headings', () => {
  const { draft, steps } = read('one-text')
  expect([draft.Language, draft.Yield, draft.TotalMinutes]).toEqual(['de', { Servings: 12 }, 90])
  expect(draft.Lines.filter(({ IsHeading }) => IsHeading).map(({ Text }) => Text.de)).toEqual([
    'Für den Teig',
    'Für den Belag',
  ])
  expect(steps).toHaveLength(3)
})

test('microdata of today and of before', () => {
  const stew = read('microdata')
  expect([stew.name, stew.draft.PrepMinutes, stew.draft.TotalMinutes]).toEqual([
    'Bean stew',
    15,
    60,
  ])
  expect(stew.lines).toEqual(['2 cans black-eyed beans', '1 onion, chopped'])
  expect(stew.steps).toHaveLength(2)
  expect([stew.draft.Yield?.Servings, stew.draft.Nutrition?.Calorie]).toEqual([6, 320])
  expect(stew.cover).toEqual({
    kind: 'address',
    address: 'https://pan-diary.example/soups/stew.jpg',
  })
  const old = read('old-microdata')
  expect([old.name, old.draft.Language, old.lines, old.steps.length]).toEqual([
    'Pfannkuchen',
    'de',
    ['250 ml Milch', '2 Eier'],
    2,
  ])
})

test('line feeds within texts, a main entity, texts in two layers of markup', () => {
  expect(read('raw-line-feeds')).toMatchObject({
    name: 'Linsen suppe',
    lines: ['200 g rote Linsen', '1 l Wasser'],
  })
  const bread = read('main-entity')
  expect([bread.name, bread.draft.Yield]).toEqual([
    'Flat bread',
    { Servings: 8, Of: { en: 'breads' } },
  ])
  expect(bread.steps).toEqual(['Knead the dough.', 'Use warm water.', 'Bake for 4 minutes.'])
  const pie = read('double-encoded')
  expect([pie.name, pie.lines]).toEqual(["Mum's pie", ['250 g plain flour', '1½ tsp cinnamon']])
  expect(pie.steps).toHaveLength(3)
  expect(pie.cover).toEqual({ kind: 'data', base64: 'iVBORw0KGgo=' })
})

test('a page with several recipes gives all of them', () => {
  expect(readPage(page('several'), ADDRESS).map(({ name }) => name)).toEqual(['Pesto', 'Salsa'])
})

test('no script, style, frame or address of another kind is left in any field', () => {
  const { draft, cover, name, lines, steps } = read('hostile')
  expect(JSON.stringify(draft)).not.toMatch(
    /<|script|onerror|onload|javascript|iframe|alert|display|\u202E|\\u0000/iu,
  )
  expect([name, lines, cover]).toEqual(['Cake', ['200 g sugar', 'proto'], undefined])
  // Braces of a text are no tokens.
  expect(steps[0]).toMatch(/^Mix \\\{/u)
  expect(draft.Source?.Address).toBe(ADDRESS)
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
})

test('a page without a recipe has none', () => {
  for (const html of ['', '<p>Hello', '<script type="application/ld+json">{</script>', '{}']) {
    expect(readPage(html, ADDRESS)).toEqual([])
  }
})
