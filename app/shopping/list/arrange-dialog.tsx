import { useRef, useState, type PointerEvent } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { ChevronDown, ChevronUp, GripVertical } from '#design-system/icon/lucide.ts'
import { Icon } from '#design-system/icon/icon.tsx'
import { announce } from '#design-system/lib/announce.ts'
import type { Department } from '#app/shopping/departments.ts'
import { useWords } from '#app/words/words-provider.tsx'

/** Props of {@link ArrangeDialog}. */
export interface ArrangeDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** In their present order; one without a place of its own is left out. */
  departments: readonly Department[]
  /** Called with the ids in the new order after each move. */
  onOrder: (ids: readonly number[]) => void
}

/** Puts the departments in the order of the cook's own shop, by dragging or with buttons. */
export function ArrangeDialog({ open, onOpenChange, departments, onOrder }: ArrangeDialogProps) {
  const { t } = useWords()
  const rows = useRef<HTMLOListElement>(null)
  const [dragged, setDragged] = useState<number>()
  const placed = departments.filter(({ id }) => id !== 0)

  const move = (from: number, to: number) => {
    const moved = placed[from]
    if (!moved || to < 0 || to >= placed.length || from === to) return
    onOrder(
      placed
        .toSpliced(from, 1)
        .toSpliced(to, 0, moved)
        .map(({ id }) => id),
    )
    announce(t('shopping.moved', { name: moved.name, place: to + 1, count: placed.length }))
  }
  const drag = (event: PointerEvent) => {
    if (dragged === undefined) return
    const boxes = [...(rows.current?.children ?? [])].map((row) => row.getBoundingClientRect())
    const over = boxes.findIndex(({ bottom }) => event.clientY < bottom)
    const from = placed.findIndex(({ id }) => id === dragged)
    move(from, over === -1 ? placed.length - 1 : over)
  }

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
      <ol ref={rows}>
        {placed.map(({ id, name }, index) => (
          <li
            key={id}
            data-dragged={dragged === id || undefined}
            className="flex items-center gap-2 border-b border-line bg-surface data-dragged:bg-sunken"
          >
            <span
              className="grid size-11 cursor-grab touch-none place-items-center text-ink-soft"
              onPointerDown={(event) => {
                event.currentTarget.setPointerCapture(event.pointerId)
                setDragged(id)
              }}
              onPointerMove={drag}
              onLostPointerCapture={() => setDragged(undefined)}
            >
              <Icon of={GripVertical} />
            </span>
            <span className="min-w-0 grow wrap-anywhere">{name}</span>
            <IconButton
              icon={ChevronUp}
              label={t('shopping.moveUp', { name })}
              unavailable={index === 0}
              onClick={() => move(index, index - 1)}
            />
            <IconButton
              icon={ChevronDown}
              label={t('shopping.moveDown', { name })}
              unavailable={index === placed.length - 1}
              onClick={() => move(index, index + 1)}
            />
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
