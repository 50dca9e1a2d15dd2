import type { Known } from '#content/known.ts'

/**
 * Calls that make a module build the patterns that it does not build when it is loaded, each with the
 * signs that matter to it. A module is loaded by its call, so that its patterns are recorded.
 */
export const USES: Readonly<Record<string, () => Promise<unknown>>> = {
  'app/features/by-ear/speech.ts': async () => {
    const { voicesOf } = await import('#app/features/by-ear/speech.ts')
    return voicesOf([], 'en')
  },
  'app/features/by-ear/spoken/in-words.ts': async () => {
    const { inWords } = await import('#app/features/by-ear/spoken/in-words.ts')
    return inWords('1-2', 'en')
  },
  'app/routes/cooking-log/marked-parts.ts': async () => {
    const { markedParts } = await import('#app/routes/cooking-log/marked-parts.ts')
    return markedParts('(a+)+ b*', '(a+)+ b*')
  },
  'content/rules/foods.ts': async () => {
    const { checkFoods } = await import('#content/rules/foods.ts')
    const { NOTHING_KNOWN } = await import('#content/known.ts')
    const names = { one: '7.5 % milk (a+)+', other: '7.5 % milk (a+)+' }
    const milk = { name: { en: names, de: names } } as never
    const known: Known = { ...NOTHING_KNOWN, ingredients: new Map([['milk', milk]]) }
    const text = { en: 'Add milk.', de: 'Milch.' }
    const value = { name: text, ingredients: [], steps: [{ text, ingredients: [] }] }
    return checkFoods({ value, report: () => undefined } as never, known)
  },
  'cooking/writing/food-names.ts': async () => {
    const { findFoods } = await import('#cooking/writing/food-names.ts')
    const lines = [{ key: 'milk', names: ['warme 7.5 % milk', '(a+)+ milk'] }]
    return [findFoods('milk', lines, 'de'), findFoods('milk', lines, 'en')]
  },
}
