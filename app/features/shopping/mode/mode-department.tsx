import { useId } from 'react'
import type { Department } from '#app/features/shopping/departments.ts'
import type { Actions } from '#app/features/shopping/list/use-actions.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { ModeRow } from './mode-row.tsx'

/** Props of {@link ModeDepartment}. */
export interface ModeDepartmentProps {
  department: Department
  /** Keys of rows that are folded away. */
  folded: ReadonlySet<string>
  actions: Actions
}

/** A department in the shop. Its head sticks; once all of it is in the trolley, one line is left. */
export function ModeDepartment({ department, folded, actions }: ModeDepartmentProps) {
  const { t } = useWords()
  const headingId = useId()
  const rows = department.rows.filter(({ key }) => !folded.has(key))
  const name = department.name || t('shopping.otherDepartment')
  if (rows.length === 0) {
    return (
      <p className="flex min-h-10 items-center justify-between border-b border-line text-caption text-ink-soft">
        <span>{name}</span>
        <span>{t('shopping.inTrolley')}</span>
      </p>
    )
  }
  const open = department.rows.filter(({ State }) => State === 0).length
  return (
    <section aria-labelledby={headingId}>
      <div className="sticky top-(--shop-head) z-lifted flex justify-between border-b-2 border-rim bg-ground py-1.5 text-label font-semibold">
        <h3 id={headingId}>{name}</h3>
        <span>{open}</span>
      </div>
      <ul className="[@media(max-height:30rem)]:grid [@media(max-height:30rem)]:grid-cols-2 [@media(max-height:30rem)]:gap-x-6">
        {rows.map((row) => (
          <ModeRow key={row.key} row={row} actions={actions} />
        ))}
      </ul>
    </section>
  )
}
