import { useId, useState } from 'react'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { ChevronDown } from '#design-system/icon/lucide.ts'
import { TickRow } from '#design-system/tick-row/tick-row.tsx'
import { VisuallyHidden } from '#design-system/visually-hidden/visually-hidden.tsx'
import { useUnitSystem } from '#app/features/account/index.ts'
import type { Department, NeededRow } from '#app/features/shopping/departments.ts'
import { pictureUrl } from '#app/lib/media/media.ts'
import { THUMBNAIL_WIDTH } from '#app/lib/media/sizes.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { MergedRow } from '#contract/shopping-rows.ts'
import { mergedDetails, shoppingLine, shortLine, sourceDetails } from './line.ts'
import type { Actions } from './use-actions.ts'
import { useSettledOrder } from './use-settled-order.ts'

type Row = MergedRow<NeededRow>

const keyOf = ({ Id, MetricUnit }: Row) => `${Id} ${MetricUnit}`

/** A department with its ingredients (SHP-07). */
export function DepartmentPart({
  department,
  actions,
}: {
  department: Department
  actions: Actions
}) {
  const { t } = useWords()
  const headingId = useId()
  const rows = useSettledOrder(department.rows, keyOf)
  const open = rows.filter(({ State }) => State === 0).length
  const count = rows.length
  return (
    <section aria-labelledby={headingId} className="mb-8">
      <div className="flex justify-between border-b-2 border-rim pb-2 text-label font-semibold">
        <h3 id={headingId}>{department.name || t('shopping.otherDepartment')}</h3>
        <span className="text-ink-soft">
          <span aria-hidden="true">
            {open}/{count}
          </span>
          <VisuallyHidden>{t('shopping.open', { open, count })}</VisuallyHidden>
        </span>
      </div>
      <ul>
        {rows.map((row) => (
          <li key={keyOf(row)}>
            <DepartmentRow row={row} actions={actions} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** An ingredient with its total amount. If several recipes need it, a button lists them below. */
function DepartmentRow({ row, actions }: { row: Row; actions: Actions }) {
  const { t, language } = useWords()
  const unitSystem = useUnitSystem()
  const [isOpen, setOpen] = useState(false)
  const sourcesId = useId()
  const options = { persons: 1, language, unitSystem }
  const whole = shoppingLine(row, options)
  const short = shortLine(row, options)
  return (
    <>
      <TickRow
        picture={row.ThumbPath && pictureUrl(row.ThumbPath, THUMBNAIL_WIDTH)}
        amount={short.amount}
        name={
          short.name === whole.name ? (
            whole.name
          ) : (
            <>
              <span aria-hidden="true" title={whole.name}>
                {short.name}
              </span>
              <VisuallyHidden>{whole.name}</VisuallyHidden>
            </>
          )
        }
        detail={mergedDetails(row.Sources, options, t)}
        checked={row.State === 1}
        onCheckedChange={(isChecked) => void actions.tick(row, whole.name, isChecked)}
        end={
          row.Sources.length > 1 && (
            <IconButton
              icon={ChevronDown}
              label={t('shopping.sources', { name: whole.name })}
              aria-expanded={isOpen}
              aria-controls={sourcesId}
              onClick={() => setOpen(!isOpen)}
              className="aria-expanded:[&_svg]:rotate-180"
            />
          )
        }
      />
      <ul id={sourcesId} hidden={!isOpen} className="border-b border-line py-2 ps-12">
        {row.Sources.map((source) => (
          <li
            key={`${source.Recipe.Id} ${source.MetricUnit}`}
            className="text-caption text-ink-soft"
          >
            {[
              t('shopping.forRecipe', {
                amount: shoppingLine(source, options).amount ?? whole.name,
                recipe: source.Recipe.RecipeName,
              }),
              sourceDetails(source, options, t),
            ]
              .filter(Boolean)
              .join(', ')}
          </li>
        ))}
      </ul>
    </>
  )
}
