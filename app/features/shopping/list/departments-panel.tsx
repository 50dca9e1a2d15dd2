import { useId } from 'react'
import {
  type ArrangedList,
  openFirst,
  type Department,
} from '#app/features/shopping/model/departments.ts'
import type { ListRow } from '#app/features/shopping/model/list-row.ts'
import { capitalised } from '#cooking/capitalised.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { VisuallyHidden } from '#design-system/visually-hidden/visually-hidden.tsx'
import { ListItem, type ListItemProps } from './row/list-item.tsx'
import { useSteady } from './use-steady.ts'
import { useSettledOrder } from './use-settled-order.ts'

/** Props of {@link DepartmentsPanel}. */
export interface DepartmentsPanelProps extends Pick<ListItemProps, 'actions' | 'isCut'> {
  arranged: ArrangedList
}

/** The list by departments, then what is at home and what is left out, such as water. */
export function DepartmentsPanel({ arranged, actions, isCut }: DepartmentsPanelProps) {
  const { t } = useWords()
  const props = { actions: useSteady(actions), isCut }
  const { departments, atHome, leftOut } = arranged
  return (
    <>
      {departments.map((department) => (
        <DepartmentPart key={department.id} department={department} {...props} />
      ))}
      {atHome.length > 0 && (
        <details className="mb-6 border-b border-line">
          <summary className="cursor-pointer py-3 text-label font-semibold">
            {t('shopping.atHome')} <span className="text-ink-soft">{atHome.length}</span>
          </summary>
          <ul>
            {atHome.map((row: ListRow) => (
              <li key={row.key}>
                <ListItem row={row} {...props} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {leftOut.length > 0 && (
        <p className="mb-6 text-caption text-ink-soft">
          {t('shopping.leftOut', {
            names: leftOut.map(({ other }) => capitalised(other)).join(', '),
          })}
        </p>
      )}
    </>
  )
}

const keyOf = ({ key }: ListRow) => key

/** Props of {@link DepartmentPart}. */
interface DepartmentPartProps extends Pick<ListItemProps, 'actions' | 'isCut'> {
  department: Department
}

/** Height of a row and of a head, in rem, to guess that of a department outside the window. */
const ROW_REM = 3.5

/**
 * A department with what is bought there. Outside the window it is neither laid out nor painted,
 * because each tick would do both again (decision 048).
 */
export function DepartmentPart({ department, ...props }: DepartmentPartProps) {
  const { t } = useWords()
  const headingId = useId()
  const rows = useSettledOrder(openFirst(department.rows), keyOf)
  const open = rows.filter(({ State }) => State === 0).length
  const count = rows.length
  return (
    <section
      aria-labelledby={headingId}
      style={{ containIntrinsicBlockSize: `auto ${(count + 1) * ROW_REM}rem` }}
      // What it contains may reach as far as the bar of a new row and the outline of the focus.
      className="-mx-gutter -mt-1 mb-7 px-gutter pt-1 pb-1 [content-visibility:auto]"
    >
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
          <li key={row.key}>
            <ListItem row={row} {...props} />
          </li>
        ))}
      </ul>
    </section>
  )
}
