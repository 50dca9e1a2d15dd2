import type { PurchaseLine } from './line.ts'

/** Longest unit that stands on one line with its number: "kg", "ml". */
const SHORT_UNIT = 2

/** What to buy: the number, with a short unit beside it and a longer one below. */
export function AmountText({ number, unit }: Pick<PurchaseLine, 'number' | 'unit'>) {
  if (number === null) return null
  const isShort = unit.length <= SHORT_UNIT
  return (
    <span className={isShort ? 'whitespace-nowrap' : 'grid leading-tight'}>
      {number}
      {isShort ? '\u00a0' : ' '}
      <small className="text-caption font-semibold hyphens-auto wrap-anywhere empty:hidden">
        {unit}
      </small>
    </span>
  )
}
