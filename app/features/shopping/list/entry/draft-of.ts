import { arrange } from '#app/features/shopping/model/departments.ts'
import { UNSENT } from '#app/features/shopping/model/operation.ts'
import type { Shopping } from '#app/features/shopping/use-shopping.ts'
import type { Translate } from '#app/lib/words/translate.ts'
import { showAmount, type AmountOptions } from '#cooking/amounts/amounts.ts'
import { PACK_UNITS } from '#cooking/amounts/buyable.ts'
import type { LangId } from '#contract/languages.ts'
import { unitKey } from '#contract/units.ts'
import { purchaseLine } from '../row/line.ts'

/** What a draft is made with. */
export interface DraftOptions
  extends Pick<Shopping, 'reader' | 'list' | 'foods'>, Omit<AmountOptions, 'persons'> {
  langId: LangId
  t: Translate
}

/** The text of what will stand on the list. */
export interface DraftText {
  /** "2 l"; empty for none. */
  readonly amount: string
  readonly label: string
  readonly note: string
  readonly picture: string | null
  /** Its department, or what it adds up with. */
  readonly detail: string
}

/** How an item that is typed will stand on the list: by itself, or in sum with what is there already. */
export function draftOf(item: string, options: DraftOptions): DraftText {
  const { reader, list, foods, langId, language, imperial, t } = options
  const read = reader.read(item)
  const { Amount, Unit = 0, Label, Note = '', DepartementId, FoodId } = read
  const kind = reader.kindOf(read)
  const isSame = (row: { Id: number; State: 0 | 1 }) => row.State === 0 && `food ${row.Id}` === kind
  const there = {
    ...list,
    recipes: list.recipes.map((recipe) => ({
      ...recipe,
      Ingredients: recipe.Ingredients.filter(isSame),
    })),
    items: list.items.filter((one) => one.State === 0 && reader.kindOf(one) === kind),
    staples: [],
  }
  const lineOf = (items: typeof list.items, recipes = there.recipes) => {
    const arranged = arrange({ ...there, items, recipes }, { foods, reader, langId })
    const [row] = [...arranged.departments.flatMap(({ rows }) => rows), ...arranged.leftOut]
    const line = row && purchaseLine(row, { language, imperial })
    return { row, amount: [line?.number, line?.unit].filter(Boolean).join(' '), name: line?.name }
  }
  const own = { Id: UNSENT, Key: 'draft', Name: item, State: 0, ...read } as const
  const before = lineOf(there.items)
  const food = foods?.Foods.find(({ Id }) => Id === FoodId)
  const typed =
    Amount === undefined ? null : showAmount(Amount, Unit, { persons: 1, servings: 1, language })
  const asTyped = (Unit === 0 ? typed?.number : typed?.text) ?? ''
  // A food has a word of its own for its packs.
  const isPack = PACK_UNITS.has(unitKey(Unit) ?? 'piece')
  const amount = (isPack && lineOf([own], []).amount) || asTyped
  const alone = { amount, label: Label, note: Note, picture: food?.ThumbPath ?? null }
  if (before.row && amount !== '') {
    const sum = lineOf([...there.items, own])
    const needs = lineOf([]).amount
    const others = there.recipes.some(({ Ingredients }) => Ingredients.length > 0)
    const sumText = others && needs !== '' ? t('shopping.draftSum', { needs, own: amount }) : ''
    return {
      ...alone,
      amount: sum.amount,
      label: sum.name ?? Label,
      detail: sumText === '' ? t('shopping.draftMore', { own: amount }) : sumText,
    }
  }
  if (FoodId !== undefined && list.staples.includes(FoodId)) {
    return { ...alone, detail: t('shopping.draftHome') }
  }
  const department = list.places.find((one) => one.DepartementId === DepartementId)
  return { ...alone, detail: department?.DepartementName ?? t('shopping.draftOther') }
}
