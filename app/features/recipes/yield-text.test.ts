import { expect, test } from 'vitest'
import { de } from '#app/lib/words/de.ts'
import { en } from '#app/lib/words/en.ts'
import { createTranslate } from '#app/lib/words/translate.ts'
import type { Yield } from '#contract/recipes/facts.ts'
import { yieldText, type YieldOptions } from './yield-text.ts'

const EN: YieldOptions = { t: createTranslate(en, 'en'), language: 'en' }
const DE: YieldOptions = { t: createTranslate(de, 'de'), language: 'de' }
const CAKE: Yield = {
  Servings: 12,
  Step: 12,
  Of: 'slices',
  One: 'slice',
  Form: { Name: '26 cm springform tin', Plural: '26 cm springform tins', Diameter: 26 },
}
const KUCHEN: Yield = {
  ...CAKE,
  Of: 'Stücke',
  Form: { Name: '26-cm-Springform', Diameter: 26 },
}
const BREAD: Yield = { Servings: 16, Step: 16, Form: { Name: 'Laib', Plural: 'Laibe' } }

const written = (makes: Yield | undefined, count: number, options = EN) => {
  const { text, detail } = yieldText(makes, count, options)
  return detail === undefined ? text : `${text}, ${detail}`
}

test('D-67 a cook reads what a recipe makes, and in which tin', () => {
  expect(written(CAKE, 12)).toBe('12 slices, one 26 cm springform tin')
  expect(written(CAKE, 24)).toBe('24 slices, 2 × 26 cm springform tin')
  expect(written(KUCHEN, 12, DE)).toBe('12 Stücke, 26-cm-Springform')
  expect(written(BREAD, 16, DE)).toBe('16 Portionen, 1 Laib')
  expect(written(BREAD, 32, DE)).toBe('32 Portionen, 2 Laibe')
  expect(written(undefined, 1)).toBe('1 serving')
})

test('three quarters of a cake fit a smaller tin', () => {
  expect(written(CAKE, 9)).toBe('9 slices, one 22 cm springform tin')
  expect(written(KUCHEN, 9, DE)).toBe('9 Stücke, 22-cm-Springform')
  expect(written(BREAD, 12, DE)).toBe('12 Portionen')
})

test('a tin that a cook has chosen is named, whatever its shape', () => {
  expect(written(CAKE, 12, { ...EN, tin: { diameter: 26 } })).toContain('one 26 cm springform tin')
  expect(written(CAKE, 9.4, { ...EN, tin: { diameter: 23 } })).toBe(
    'about 9 slices, one 23 cm springform tin',
  )
  expect(written(KUCHEN, 9, { ...DE, tin: { diameter: 22.5 } })).toContain('22,5-cm-Springform')
  expect(written(CAKE, 13.5614, { ...EN, tin: { sides: [20, 30] } })).toContain('20 × 30 cm tin')
})

test('a number that is no whole one is written as a cook reads it', () => {
  expect(written(undefined, 3.3333)).toBe('about 3 servings')
  expect(written(undefined, 2.5)).toBe('2½ servings')
  expect(written(undefined, 1.5, DE)).toBe('1½ Portionen')
  expect(yieldText(undefined, 2.5, EN).number).toBe('2½')
})

test('what cannot be cooked at once says how to divide it', () => {
  const rice: Yield = { Servings: 2, Step: 1, AtOnce: 2 }
  expect(written(rice, 2)).toBe('2 servings')
  expect(written(rice, 3.5)).toBe('3½ servings, cook 2 at a time')
})
