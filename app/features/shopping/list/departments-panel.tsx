import type { ArrangedList } from '#app/features/shopping/departments.ts'
import type { ListRow } from '#app/features/shopping/list-row.ts'
import { capitalised } from '#contract/capitalised.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { DepartmentPart } from './department-part.tsx'
import { ListItem, type ListItemProps } from './list-item.tsx'
import { useSteady } from './use-steady.ts'

/** Props of {@link DepartmentsPanel}. */
export interface DepartmentsPanelProps extends Pick<ListItemProps, 'actions' | 'isCut'> {
  arranged: ArrangedList
}

/** The list by departments, then what is at home and what is left out, such as water (SHP-07). */
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
