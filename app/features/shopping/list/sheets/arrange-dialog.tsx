import { useRef } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import { ArrowDown, ArrowUp, GripVertical } from '#design-system/icon/lucide.ts'
import { announce } from '#design-system/lib/announce.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { NamedDepartment } from '#contract/shopping/shopping.ts'
import { ShopChoice } from './shop-choice.tsx'
import type { Actions } from '../actions/use-actions.ts'
import { useDragOrder } from './use-drag-order.ts'

/** Props of {@link ArrangeDialog}. */
export interface ArrangeDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** In their current order. */
  departments: readonly NamedDepartment[]
  actions: Actions
}

/** The shop where a cook is, and its departments in order, changed by dragging or with buttons. */
export function ArrangeDialog({ open, onOpenChange, departments, actions }: ArrangeDialogProps) {
  const { t } = useWords()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('shopping.arrange')}
      description={t('shopping.orderText')}
      footer={
        <Button variant="primary" full size="l" onClick={() => onOpenChange(false)}>
          {t('shopping.done')}
        </Button>
      }
    >
      <ShopChoice actions={actions} />
      <Rows departments={departments} actions={actions} />
    </Dialog>
  )
}

function Rows({ departments, actions }: Pick<ArrangeDialogProps, 'departments' | 'actions'>) {
  const { t } = useWords()
  const rows = useRef<HTMLOListElement>(null)
  const names = new Map(
    departments.map(({ DepartementId, DepartementName }) => [DepartementId, DepartementName]),
  )
  const { order, dragged, move, list, grab } = useDragOrder({
    ids: departments.map(({ DepartementId }) => DepartementId),
    rows,
    onOrder(ids, id) {
      void actions.order(ids)
      const name = names.get(id) ?? ''
      announce(t('shopping.moved', { name, position: ids.indexOf(id) + 1, count: ids.length }))
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
            className="flex min-h-14 scroll-my-24 items-center gap-2 border-b border-line bg-surface data-dragged:bg-tint"
          >
            <span
              onPointerDown={(event) => grab(id, event)}
              className="grid size-11 cursor-grab touch-none place-items-center text-ink-soft in-data-dragged:cursor-grabbing"
            >
              <Icon of={GripVertical} />
            </span>
            <span className="min-w-0 grow wrap-anywhere">{name}</span>
            <IconButton
              icon={ArrowUp}
              label={t('shopping.moveUp', { name })}
              disabled={index === 0}
              onClick={() => move(id, index - 1)}
            />
            <IconButton
              icon={ArrowDown}
              label={t('shopping.moveDown', { name })}
              disabled={index === order.length - 1}
              onClick={() => move(id, index + 1)}
            />
          </li>
        )
      })}
    </ol>
  )
}
