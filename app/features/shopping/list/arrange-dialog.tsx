import { useRef } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import { ChevronDown, ChevronUp, GripVertical } from '#design-system/icon/lucide.ts'
import { announce } from '#design-system/lib/announce.ts'
import type { Department } from '#app/features/shopping/departments.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { useDragOrder } from './use-drag-order.ts'

/** Props of {@link ArrangeDialog}. */
export interface ArrangeDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** In their current order; those without a position are left out. */
  departments: readonly Department[]
  /** Called with the ids in the new order after each move. */
  onOrder: (ids: readonly number[]) => void
}

/** Lets a cook arrange the departments as in their own shop, by dragging or with buttons. */
export function ArrangeDialog({ open, onOpenChange, departments, onOrder }: ArrangeDialogProps) {
  const { t } = useWords()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('shopping.arrange')}
      description={t('shopping.arrangeText')}
      footer={
        <Button variant="primary" onClick={() => onOpenChange(false)}>
          {t('shopping.done')}
        </Button>
      }
    >
      <Rows departments={departments} onOrder={onOrder} />
    </Dialog>
  )
}

function Rows({ departments, onOrder }: Pick<ArrangeDialogProps, 'departments' | 'onOrder'>) {
  const { t } = useWords()
  const rows = useRef<HTMLOListElement>(null)
  const names = new Map(departments.map(({ id, name }) => [id, name]))
  const { order, dragged, move, list, grab } = useDragOrder({
    ids: departments.map(({ id }) => id).filter((id) => id !== 0),
    rows,
    onOrder(ids, id) {
      onOrder(ids)
      const place = { name: names.get(id) ?? '', place: ids.indexOf(id) + 1, count: ids.length }
      announce(t('shopping.moved', place))
    },
  })
  return (
    <ol ref={rows} {...list}>
      {order.map((id, index) => {
        const name = names.get(id) ?? ''
        return (
          <li
            key={id}
            data-dragged={dragged === id || undefined}
            className="flex scroll-my-24 items-center gap-2 border-b border-line bg-surface data-dragged:bg-sunken"
          >
            <span
              onPointerDown={(event) => grab(id, event)}
              className="grid size-11 cursor-grab touch-none place-items-center text-ink-soft in-data-dragged:cursor-grabbing"
            >
              <Icon of={GripVertical} />
            </span>
            <span className="min-w-0 grow wrap-anywhere">{name}</span>
            <IconButton
              icon={ChevronUp}
              label={t('shopping.moveUp', { name })}
              unavailable={index === 0}
              onClick={() => move(id, index - 1)}
            />
            <IconButton
              icon={ChevronDown}
              label={t('shopping.moveDown', { name })}
              unavailable={index === order.length - 1}
              onClick={() => move(id, index + 1)}
            />
          </li>
        )
      })}
    </ol>
  )
}
