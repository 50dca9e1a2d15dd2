import { useId } from 'react'
import { VisuallyHidden } from '#design-system/visually-hidden/visually-hidden.tsx'
import { openFirst, type Department } from '#app/features/shopping/departments.ts'
import type { ListRow } from '#app/features/shopping/list-row.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { ListItem, type ListItemProps } from './list-item.tsx'
import { useSettledOrder } from './use-settled-order.ts'

const keyOf = ({ key }: ListRow) => key

/** Props of {@link DepartmentPart}. */
export interface DepartmentPartProps extends Pick<ListItemProps, 'actions' | 'isCut'> {
  department: Department
}

/** Height of a row and of a head, in rem, to guess that of a department outside the window. */
const ROW_REM = 3.5

/**
 * A department with what is bought there (SHP-07). Outside the window it is neither laid out nor painted,
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
