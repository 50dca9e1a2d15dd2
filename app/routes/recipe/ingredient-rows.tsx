import { useId } from 'react'
import { Tag } from '#design-system/tag/tag.tsx'
import { useImperial } from '#app/features/account/index.ts'
import { Plate } from '#app/features/recipes/index.ts'
import { BASIS_ROW } from '#app/features/scaling/index.ts'
import { pictureUrl } from '#app/lib/media/media.ts'
import { THUMBNAIL_WIDTH } from '#app/lib/media/sizes.ts'
import { alternativesOf } from '#app/lib/words/ingredient-details.ts'
import { groupsOf, type RowsOfGroup } from '#app/lib/words/ingredient-groups.ts'
import { ingredientLine } from '#app/lib/words/ingredient-line.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import type { RecipeIngredient } from '#contract/recipes/ingredient.ts'

/** Props of {@link IngredientRows}. */
export interface IngredientRowsProps {
  ingredients: readonly RecipeIngredient[]
  persons: number
  /** People that the recipe was written for. */
  servings?: number | undefined
  /** The ingredient that the recipe is scaled by, if any. */
  basisId?: Id | undefined
}

/** The ingredients in the groups of the recipe, with their amounts. */
export function IngredientRows({ ingredients, ...props }: IngredientRowsProps) {
  const { t } = useWords()
  if (ingredients.length === 0) return <p className="text-ink-soft">{t('empty.ingredients')}</p>
  return (
    <div className="@container grid gap-y-6">
      {groupsOf(ingredients).map(({ group, rows }) => (
        <Group key={group?.Name ?? ''} group={group} rows={rows} {...props} />
      ))}
    </div>
  )
}

type GroupProps = RowsOfGroup & Omit<IngredientRowsProps, 'ingredients'>

function Group({ group, rows, persons, servings, basisId }: GroupProps) {
  const { t } = useWords()
  const id = useId()
  const note = [group?.Optional && t('recipeFacts.groupOptional'), group?.Note]
    .filter(Boolean)
    .join(', ')
  return (
    <section aria-labelledby={group && id}>
      {group && (
        <h3 id={id} className="pb-1.5 text-subheading font-semibold">
          {group.Name}
          {note && <small className="ms-2 text-label font-regular text-ink-soft">{note}</small>}
        </h3>
      )}
      <ul className="grid grid-cols-[2.75rem_minmax(5.25rem,max-content)_minmax(0,1fr)] gap-x-4 @max-[16rem]:grid-cols-[2.75rem_minmax(0,1fr)]">
        {rows.map((row) => (
          <Row
            key={row.Ingredient.Id}
            row={row}
            persons={persons}
            servings={servings}
            isBasis={row.Ingredient.Id === basisId}
          />
        ))}
      </ul>
    </section>
  )
}

interface RowProps {
  row: RecipeIngredient
  persons: number
  servings: number | undefined
  isBasis: boolean
}

function Row({ row, persons, servings, isBasis }: RowProps) {
  const { t, language } = useWords()
  const imperial = useImperial()
  const { amount, name } = ingredientLine(row, { persons, servings, language, imperial })
  const { ImagePath } = row.Ingredient
  return (
    <li
      data-basis={isBasis || undefined}
      className={`col-span-full grid min-h-14 grid-cols-subgrid items-center border-b border-line py-1.75 ${BASIS_ROW}`}
    >
      <Plate src={ImagePath && pictureUrl(ImagePath, THUMBNAIL_WIDTH)} size="s" />
      {amount === null ? (
        <span className="max-w-21 text-label text-ink-soft">
          {!row.AsWritten && t('recipeFacts.toTaste')}
        </span>
      ) : (
        <b className="font-semibold whitespace-nowrap">{amount}</b>
      )}
      <div className="hyphens-auto wrap-anywhere @max-[16rem]:col-start-2">
        {name} {row.Optional && <Tag className="ms-1">{t('common.optional')}</Tag>}
        {isBasis && <Tag className="ms-1 bg-tint-strong">{t('recipeFacts.youHave')}</Tag>}
        {row.Pinned && <Tag className="ms-1">{t('recipeFacts.pinned')}</Tag>}
        {row.Note && <Note>{row.Note}</Note>}
        {alternativesOf(row).map((other) => (
          <Note key={other.Ingredient.Id}>
            {t('common.or')} <Alternative row={other} persons={persons} servings={servings} />
            {other.Note && `, ${other.Note}`}
          </Note>
        ))}
      </div>
    </li>
  )
}

function Note({ children }: { children: React.ReactNode }) {
  return <p className="text-label leading-snug text-ink-soft">{children}</p>
}

/** An ingredient that may stand in for the row's own: "40 g ground almonds". */
function Alternative({ row, persons, servings }: Omit<RowProps, 'isBasis'>) {
  const { language } = useWords()
  const imperial = useImperial()
  const { amount, text } = ingredientLine(row, { persons, servings, language, imperial })
  if (amount === null) return text
  return (
    <>
      <b className="font-semibold text-ink">{amount}</b>
      {text.slice(amount.length)}
    </>
  )
}
