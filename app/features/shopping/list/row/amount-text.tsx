import type { PurchaseLine } from './line.ts'

/** Longest unit that stands on one line with its number: "kg", "ml". */
const SHORT_UNIT = 2

/** What to buy: the number, with a short unit beside it and a longer one below, where there is room also beside. */
export function AmountText({ number, unit }: Pick<PurchaseLine, 'number' | 'unit'>) {
  if (number === null) return null
  if (unit.length <= SHORT_UNIT) {
    return (
      <span className="whitespace-nowrap">
        {number}
        {unit !== '' && <span className="in-data-mode:text-[0.8em]">{`\u00a0${unit}`}</span>}
      </span>
    )
  }
  return (
    <span className="grid leading-tight in-data-long:block @min-[40rem]:block">
      {number}{' '}
      <span className="text-caption font-medium hyphens-auto wrap-anywhere in-data-long:text-[length:inherit] in-data-long:font-[inherit] @min-[40rem]:text-[length:inherit] @min-[40rem]:font-[inherit]">
        {unit}
      </span>
    </span>
  )
}
