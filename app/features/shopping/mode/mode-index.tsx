import { flushSync } from 'react-dom'
import { useState, type RefObject } from 'react'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { VisuallyHidden } from '#design-system/visually-hidden/visually-hidden.tsx'
import type { Department } from '#app/features/shopping/model/departments.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'

/** Props of {@link ModeIndex}. */
export interface ModeIndexProps {
  departments: readonly Department[]
  /** Id of the department that is in view. */
  current: number | undefined
  onJump: (id: number) => void
}

const openOf = ({ rows }: Department) => rows.filter(({ State }) => State === 0).length

/** The departments beside the rows, each with its number of open rows. */
export function ModeIndex({ departments, current, onJump }: ModeIndexProps) {
  const { t } = useWords()
  return (
    <nav className="shop-index" aria-label={t('shopping.departments')}>
      <ul>
        {departments.map((department) => (
          <li key={department.id}>
            <button
              type="button"
              aria-current={department.id === current || undefined}
              onClick={() => onJump(department.id)}
              className="flex min-h-14 w-full items-center justify-between gap-2 rounded-control px-2.5 text-start text-label leading-tight font-medium text-ink-soft hover:bg-tint hover:text-ink aria-[current]:bg-tint"
            >
              <span className="min-w-0 wrap-anywhere">
                {department.name || t('shopping.otherDepartment')}
              </span>
              <Open count={openOf(department)} />
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Open({ count }: { count: number }) {
  const { t } = useWords()
  return count > 0 ? (
    <span>{count}</span>
  ) : (
    <span>
      <span aria-hidden="true">✓</span>
      <VisuallyHidden>{t('shopping.allTicked')}</VisuallyHidden>
    </span>
  )
}

/** Props of {@link IndexSheet}. */
export interface IndexSheetProps extends ModeIndexProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Name of the shop. */
  shop: string | undefined
}

/** The departments in a sheet. A press closes the sheet and jumps to the department. */
export function IndexSheet({ open, onOpenChange, shop, departments, ...props }: IndexSheetProps) {
  const { t } = useWords()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('shopping.departments')}
      description={shop}
    >
      <ol>
        {departments.map((department) => {
          const count = openOf(department)
          return (
            <li key={department.id}>
              <button
                type="button"
                data-done={count === 0 || undefined}
                aria-current={department.id === props.current || undefined}
                onClick={() => {
                  flushSync(() => onOpenChange(false))
                  // After the sheet has returned the focus.
                  setTimeout(() => props.onJump(department.id))
                }}
                className="shop-jump flex min-h-14 w-full items-center justify-between gap-3 border-b border-line text-start text-[1.1875rem] leading-tight font-medium hover:bg-tint aria-[current]:bg-tint"
              >
                <span className="min-w-0 wrap-anywhere">
                  {department.name || t('shopping.otherDepartment')}
                </span>
                {count > 0 ? (
                  <b className="text-[1.3125rem] font-bold">{count}</b>
                ) : (
                  <span className="whitespace-nowrap">{t('shopping.allTicked')}</span>
                )}
              </button>
            </li>
          )
        })}
      </ol>
    </Dialog>
  )
}

/** Pixels below the upper edge within which a department counts as the one in view. */
const EDGE = 8

/** The department in view, and a way to each. */
export function useJump(body: RefObject<HTMLElement | null>, first: number | undefined) {
  const [current, setCurrent] = useState(first)
  const follow = () => {
    const top = (body.current?.getBoundingClientRect().top ?? 0) + EDGE
    const parts = [...(body.current?.querySelectorAll<HTMLElement>('[data-department]') ?? [])]
    const passed = parts.filter((part) => part.getBoundingClientRect().top <= top)
    setCurrent(Number((passed.at(-1) ?? parts[0])?.dataset['department'] ?? first))
  }
  const jump = (id: number) => {
    const part = body.current?.querySelector(`[data-department="${id}"]`)
    part?.scrollIntoView()
    part?.querySelector<HTMLElement>('h3')?.focus({ preventScroll: true })
  }
  return { current: current ?? first, follow, jump }
}
