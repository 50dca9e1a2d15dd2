import type { Edit } from '../document/texts.ts'
import { correctLine } from '../document/lines.ts'
import type { Reading } from './amounts.ts'
import type { Understood } from './understand.ts'

/** Millilitres of the two usual cups. */
export const CUPS = { us: 240, metric: 250 } as const
/** Least and most millilitres of a cup. */
export const CUP_RANGE = { min: 50, max: 1_000 } as const

/** Whether the size of the cup is open. */
const isOpenCup = ({ doubt }: Understood) => doubt === 'cup' || doubt === 'sameCup'

/** Asks about the size of the cup once: a cook has one cup for a recipe. */
export function askCupOnce(lines: readonly Understood[]): Understood[] {
  const first = lines.find(isOpenCup)
  return lines.map((read) =>
    isOpenCup(read) && read !== first ? { ...read, doubt: 'sameCup' } : read,
  )
}

/** Writes all cups of unknown size as millilitres; what was written stays as a note. */
export function measureCups(reading: Reading, ml: number): Edit {
  return (draft) =>
    [...reading.values()].filter(isOpenCup).reduce((now, read) => {
      const { key, amount = 1, maxAmount, amountText, food, name, note } = read
      const edit = correctLine(key, {
        Amount: amount * ml,
        ...(maxAmount !== undefined && { MaxAmount: maxAmount * ml }),
        Unit: 'ml',
        FoodId: food?.Id ?? null,
        Name: name,
        Note: [note, amountText.replaceAll('\u00a0', ' ')].filter(Boolean).join(', '),
      })
      return edit(now)
    }, draft)
}
