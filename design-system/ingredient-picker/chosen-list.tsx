import { useRef, type MouseEvent } from 'react'
import type { PickerItem } from '#design-system/ingredient-picker/ingredient-picker.logic.ts'
import { PickerPicture } from '#design-system/ingredient-picker/suggestion.tsx'
import { useMessages } from '#design-system/provider/context.ts'
import { Chip } from '#design-system/tag/tag.tsx'

/** Props of {@link ChosenList}. */
export interface ChosenListProps {
  /** Label of the picker; part of the list's name. */
  label: string
  /** The chosen items, in order. */
  items: readonly PickerItem[]
  /** Called when an item is removed, after the focus has moved. */
  onRemove: (item: PickerItem) => void
  /** Receives the focus when the last item is removed. */
  onEmptied: () => void
}

/**
 * The chosen items, each with a button that removes it (Enter, Space, Delete). The focus then moves
 * to the next button, or else to the previous one. Scrolls above 150 px.
 */
export function ChosenList({ label, items, onRemove, onEmptied }: ChosenListProps) {
  const { picker: words } = useMessages()
  const list = useRef<HTMLUListElement>(null)

  const remove = (item: PickerItem, index: number) => {
    const buttons = list.current?.querySelectorAll('button')
    const next = buttons?.[index + 1] ?? buttons?.[index - 1]
    if (next) next.focus()
    else onEmptied()
    onRemove(item)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles keys of its buttons
    <ul
      ref={list}
      aria-label={words.chosen(label, items.length)}
      // The focus stays in the field until the press ends: otherwise the list closes and moves the
      // button away.
      onMouseDown={(event: MouseEvent) => event.preventDefault()}
      className="-mx-1 mt-2 flex max-h-37.5 flex-wrap gap-1.5 overflow-y-auto p-1"
    >
      {items.map((item, index) => (
        <li key={item.id} className="max-w-full">
          <Chip
            picture={<PickerPicture item={item} className="size-7" />}
            removeLabel={words.remove(item.name)}
            onRemove={() => remove(item, index)}
            className="max-w-full"
          >
            {item.name}
          </Chip>
        </li>
      ))}
    </ul>
  )
}
