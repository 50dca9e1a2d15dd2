import { useId } from 'react'
import { VisuallyHidden } from '#design-system/visually-hidden/visually-hidden.tsx'
import type { Department } from '#app/features/shopping/model/departments.ts'
import type { Actions } from '#app/features/shopping/list/actions/use-actions.ts'
import { useSteady } from '#app/features/shopping/list/use-steady.ts'
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
  const steady = useSteady(actions)
  const rows = department.rows.filter(({ key }) => !folded.has(key))
  const name = department.name || t('shopping.otherDepartment')
  const open = department.rows.filter(({ State }) => State === 0).length
  const ticked = department.rows.length - open
  if (rows.length === 0) {
    return (
      <section
        data-department={department.id}
        aria-labelledby={headingId}
        className="flex min-h-10 items-center justify-between border-b border-line text-label text-ink-soft"
      >
        <h3 id={headingId} tabIndex={-1} className="font-medium outline-none">
          {name}
        </h3>
        <span>{t('shopping.allTicked')}</span>
      </section>
    )
  }
  return (
    <section data-department={department.id} aria-labelledby={headingId}>
      <div className="shop-head sticky top-0 z-lifted flex items-baseline justify-between gap-3 border-b-2 border-rim bg-surface pt-2 pb-1.25 leading-tight [@media(max-height:500px)]:py-1">
        <h3
          id={headingId}
          tabIndex={-1}
          className="text-[1.0625rem] leading-tight font-semibold outline-none"
        >
          {name}
        </h3>
        <span className="flex items-baseline gap-3 text-label leading-tight whitespace-nowrap text-ink-soft">
          {ticked > 0 && (
            <span>
              <span aria-hidden="true">✓ {ticked}</span>
              <VisuallyHidden>{t('shopping.ticksOf', { count: ticked })}</VisuallyHidden>
            </span>
          )}
          <b className="text-[1.0625rem] leading-tight font-semibold text-ink">
            <span aria-hidden="true">{open}</span>
            <VisuallyHidden>{t('shopping.toGo', { count: open })}</VisuallyHidden>
          </b>
        </span>
      </div>
      <ul>
        {rows.map((row) => (
          <ModeRow key={row.key} row={row} actions={steady} />
        ))}
      </ul>
    </section>
  )
}
