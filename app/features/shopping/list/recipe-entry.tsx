import { useState } from 'react'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { House, Trash2 } from '#design-system/icon/lucide.ts'
import { Image } from '#design-system/image/image.tsx'
import { Link } from '#design-system/link/link.tsx'
import { TickRow } from '#design-system/tick-row/tick-row.tsx'
import { useImperial } from '#app/features/account/index.ts'
import { YieldCounter } from '#app/features/recipes/index.ts'
import { openFirst } from '#app/features/shopping/model/departments.ts'
import { pictureUrl } from '#app/lib/media/media.ts'
import { THUMBNAIL_WIDTH } from '#app/lib/media/sizes.ts'
import { ingredientDetails } from '#app/lib/words/ingredient-details.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { pathOf } from '#contract/addresses/addresses.ts'
import { capitalised } from '#cooking/capitalised.ts'
import { SHOPPING_PERSONS_MIN } from '#contract/limits.ts'
import type { ShoppingIngredient, ShoppingRecipe } from '#contract/shopping/shopping.ts'
import type { ListRow } from '#app/features/shopping/model/list-row.ts'
import { purchaseLine, shoppingLine } from './row/line.ts'
import type { Actions } from './actions/use-actions.ts'
import { useSettledOrder } from './use-settled-order.ts'

/** Props of {@link RecipeEntry}. */
export interface RecipeEntryProps {
  recipe: ShoppingRecipe
  actions: Actions
  /** What is bought of each food. */
  bought: ReadonlyMap<number, ListRow>
}

/** A recipe of the list with its number of people and its ingredients. */
export function RecipeEntry({ recipe, actions, bought }: RecipeEntryProps) {
  const { t } = useWords()
  const { Id, RecipeName, ThumbPath, Persons, Ingredients } = recipe
  const what = recipe.Yield?.Of
  // Quick clicks build on each other, not on the stored number.
  const [pending, setPending] = useState<number>()
  const setPersons = async (persons: number) => {
    setPending(persons)
    await actions.setPersons(Id, persons)
    setPending((last) => (last === persons ? undefined : last))
  }
  const groups = Map.groupBy(Ingredients, ({ Group }) => Group)
  return (
    <li data-entry={`recipe ${Id}`} className="mb-8">
      <div className="mb-2 grid grid-cols-[5rem_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 max-tablet:grid-cols-[4rem_minmax(0,1fr)_auto] max-tablet:gap-x-3">
        <Image
          src={ThumbPath && pictureUrl(ThumbPath, THUMBNAIL_WIDTH)}
          alt=""
          width={80}
          height={60}
          className="row-span-2 rounded-chip"
        />
        <h3 className="text-label font-semibold wrap-anywhere">
          <Link href={pathOf('recipe', Id)} className="hover:underline">
            {RecipeName}
          </Link>
        </h3>
        <YieldCounter
          makes={recipe.Yield}
          label={
            what === undefined
              ? t('shopping.persons', { recipe: RecipeName })
              : t('shopping.madeOf', { what: capitalised(what), recipe: RecipeName })
          }
          value={pending ?? Persons}
          min={SHOPPING_PERSONS_MIN}
          onValueChange={(persons) => void setPersons(persons)}
          className="col-span-2 col-start-2 justify-self-start"
        />
        <IconButton
          icon={Trash2}
          label={t('shopping.remove', { name: RecipeName })}
          onClick={() => void actions.removeRecipe(recipe)}
          className="col-start-3 row-start-1"
        />
      </div>
      {Array.from(groups, ([name, rows]) => (
        <GroupRows
          key={name ?? ''}
          name={name}
          rows={rows}
          persons={Persons}
          actions={actions}
          bought={bought}
        />
      ))}
    </li>
  )
}

interface GroupRowsProps extends Pick<RecipeEntryProps, 'actions' | 'bought'> {
  /** Heading of the group; undefined for rows without one. */
  name: string | undefined
  rows: readonly ShoppingIngredient[]
  persons: number
}

/** The rows of one group of a recipe, ticked ones last. */
function GroupRows({ name: heading, rows: unordered, persons, actions, bought }: GroupRowsProps) {
  const { t, language } = useWords()
  const imperial = useImperial()
  const rows = useSettledOrder(openFirst(unordered), (row) => `${row.Id} ${row.MetricUnit}`)
  const options = { persons, language, imperial }
  /** "of 2 bulbs", where a food is bought in packs. */
  const ofAll = ({ Id }: ShoppingIngredient) => {
    const all = bought.get(Id)
    if (!all || !('pack' in all.purchase.sold)) return ''
    const { number, unit } = purchaseLine(all, options)
    return number === null ? '' : t('shopping.ofAll', { amount: `${number}\u00a0${unit}` })
  }
  return (
    <>
      {heading !== undefined && <h4 className="mt-4 text-label font-semibold">{heading}</h4>}
      <ul>
        {rows.map((row) => {
          const { amount, name } = shoppingLine(row, options)
          return (
            <li key={`${row.Id} ${row.MetricUnit}`} data-row={`${row.Id} ${row.MetricUnit}`}>
              <TickRow
                picture={row.ThumbPath && pictureUrl(row.ThumbPath, THUMBNAIL_WIDTH)}
                amount={amount}
                name={name}
                detail={[ingredientDetails(row, options, t), ofAll(row)].filter(Boolean).join(', ')}
                checked={row.State === 1}
                onCheckedChange={(isChecked) => void actions.tick(row, name, isChecked)}
                end={
                  (row.State === 0 || row.AtHome) && (
                    <IconButton
                      icon={House}
                      label={t('shopping.haveIt', { name })}
                      aria-pressed={row.AtHome === true}
                      onClick={() => void actions.haveAtHome(row, name, !row.AtHome)}
                      className="text-ink-soft pressed:bg-tint pressed:text-ink"
                    />
                  )
                }
              />
            </li>
          )
        })}
      </ul>
    </>
  )
}
