import { expect, test } from 'vitest'
import { arrange } from '#app/features/shopping/model/departments.ts'
import { EMPTY_LIST } from '#app/features/shopping/model/shopping-list.ts'
import { WORD_FOR_WORD } from '#app/features/shopping/model/overlay.ts'
import { packOf } from '#app/lib/words/packs.ts'
import { createTranslate } from '#app/lib/words/translate.ts'
import type { ShoppingItem } from '#contract/shopping/shopping.ts'
import { listText } from './list-text.ts'

const item = (Id: number, Label: string, parts: Partial<ShoppingItem> = {}): ShoppingItem => ({
  Id,
  Key: String(Id),
  Name: Label,
  Label,
  State: 0,
  ...parts,
})

test.each([
  ['en', 'Weekly shop (3)\n\nBakery\n- 2 bread\n- Rolls, soft\n\nOther\n- Candles'],
  ['de', 'Weekly shop (3)\n\nBakery\n- 2 bread\n- Rolls, soft\n\nSonstiges\n- Candles'],
] as const)(
  'a list as text names departments, amounts and notes, but not what is ticked (%s)',
  (language, text) => {
    const list = {
      ...EMPTY_LIST,
      places: [{ DepartementId: 1, DepartementName: 'Bakery' }],
      items: [
        item(1, 'bread', { Amount: 2, Unit: 0, DepartementId: 1 }),
        item(2, 'Ro\u00ADlls', { DepartementId: 1, Note: 'soft' }),
        item(3, 'Candles'),
        item(4, 'Matches', { State: 1 }),
      ],
    }
    const langId = language === 'de' ? 0 : 1
    const arranged = arrange(list, { foods: undefined, reader: WORD_FOR_WORD, langId })
    const t = createTranslate(packOf(language).words, language)
    expect(listText('Weekly shop', arranged, { language, t })).toBe(text)
  },
)
