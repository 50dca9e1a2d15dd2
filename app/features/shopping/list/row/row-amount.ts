import type { ListRow } from '#app/features/shopping/model/list-row.ts'
import { isSold } from '#cooking/amounts/buyable.ts'
import type { PackKind } from '#contract/recipes/packs.ts'
import type { ShoppingItem } from '#contract/shopping/shopping.ts'
import { unitCode, type UnitCode, type UnitKey } from '#contract/units.ts'

/** The amount that the sheet of a row changes. */
export interface RowAmount {
  /**
   * All that is to be bought, with what recipes need; what the member has written; or what is bought beyond
   * what recipes need.
   */
  readonly of: 'all' | 'own' | 'more'
  /** Null for none. */
  readonly amount: number | null
  readonly unit: UnitCode
  /** Recipes need that much. */
  readonly least: number
  /** A press adds or takes away that much. */
  readonly step: number
  /** What the member has written of it. */
  readonly item: ShoppingItem | undefined
}

/** The units of packs; others are counted as pieces. */
const UNIT_OF_PACK: Partial<Record<PackKind, UnitKey>> = {
  bulb: 'tuber',
  bunch: 'shrub',
  tin: 'can',
  packet: 'package',
  jar: 'glas',
}

/** Nobody buys a gram more. */
const STEPS: Partial<Record<UnitKey, number>> = { g: 50, ml: 50, cl: 10 }

function soldUnit({ purchase: { sold } }: ListRow): UnitKey {
  return 'pack' in sold ? (UNIT_OF_PACK[sold.pack] ?? 'piece') : sold.unit
}

/** Finds out what the sheet of a row changes. */
export function rowAmount(row: ListRow): RowAmount {
  const [first] = row.items
  const own = { of: 'own', amount: first?.Amount ?? null, least: 0, step: 1, item: first } as const
  const ownUnit = first?.Unit ?? 0
  if (row.needs.length === 0) return { ...own, unit: ownUnit }
  const key = soldUnit(row)
  const unit = unitCode(key)
  const { amount } = row.purchase
  const counted = row.items.find(
    ({ Amount, Unit, State }) => Amount && Unit === unit && State === 0,
  )
  // A note alone adds nothing to what recipes need.
  const item = counted ?? (row.items.every(({ Amount }) => !Amount) ? first : undefined)
  const isAll = isSold(row.purchase) && amount !== null && row.State === 0
  if (isAll && (item ?? row.items.length === 0)) {
    const least = amount - (item?.Amount ?? 0)
    return { of: 'all', amount, unit, least, step: STEPS[key] ?? 1, item }
  }
  return first ? { ...own, unit: ownUnit } : { ...own, of: 'more', unit: isAll ? unit : 0 }
}

/**
 * What the member's own item has to be for an amount in the sheet: null where none is needed any more.
 *
 * @param amount as it stands in the sheet
 */
export function ownAmount({ of, amount: before, item }: RowAmount, amount: number | null) {
  if (of !== 'all') return amount
  const own = (item?.Amount ?? 0) + (amount ?? 0) - (before ?? 0)
  return own > 0 ? Math.round(own * 1000) / 1000 : null
}
