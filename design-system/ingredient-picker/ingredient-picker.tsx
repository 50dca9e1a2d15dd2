import {
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
} from 'react'
import { ChevronDown, ChevronUp, Plus } from '#design-system/icon/lucide.ts'
import { Icon } from '#design-system/icon/icon.tsx'
import type { PickerItem } from '#design-system/ingredient-picker/ingredient-picker.logic.ts'
import { PickerPanel } from '#design-system/ingredient-picker/picker-panel.tsx'
import { cn } from '#design-system/lib/cn.ts'
import { composeProps } from '#design-system/lib/compose-props.ts'
import { useFormValue } from '#design-system/lib/use-controllable.ts'
import { useMessages } from '#design-system/provider/context.ts'

export type { PickerItem } from '#design-system/ingredient-picker/ingredient-picker.logic.ts'

/** Props of {@link IngredientPicker}. */
export interface IngredientPickerProps extends Omit<
  ComponentProps<'div'>,
  'defaultValue' | 'onChange' | 'children'
> {
  /** Visible label, and part of the button's name: "With these ingredients". */
  label: string
  /** The chosen items, in order. Undefined makes it uncontrolled. */
  value?: PickerItem[]
  /** The initially chosen items. @default [] */
  defaultValue?: PickerItem[]
  /** Called with all chosen items after each addition and removal. */
  onValueChange?: (value: PickerItem[]) => void
  /** The button's visible text while something is chosen, already shortened. @default all names */
  summary?: string
  /** Items for the text last passed to `onSearch`, best first. Chosen ones are not shown. */
  suggestions: readonly PickerItem[]
  /** Called with each new text, trimmed; '' when suggestions are no longer needed. */
  onSearch: (text: string) => void
  /** Suggestions for that text are pending. @default false */
  pending?: boolean
  /** Cannot be opened now, but focusable. @default false @selector [aria-disabled="true"] */
  disabled?: boolean
  /** @deprecated Use `disabled`, the word of all other components. */
  unavailable?: boolean
}

const NOTHING: PickerItem[] = []

/**
 * A button that shows the chosen ingredients and opens a panel below it, with a combobox and the
 * list of chosen ones (APG disclosure; APG editable combobox). It fetches nothing.
 *
 * Escape closes the suggestions, then clears the field, then closes the panel, and only then a
 * dialog around it. Open: `[data-state="open"]`.
 */
export function IngredientPicker({
  label,
  value,
  defaultValue = NOTHING,
  onValueChange,
  summary,
  suggestions,
  onSearch,
  pending = false,
  disabled = false,
  unavailable = disabled,
  className,
  ref,
  ...props
}: IngredientPickerProps) {
  const { picker: words } = useMessages()
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => root.current as HTMLDivElement, [])
  const [chosen, setChosen] = useFormValue({ value, defaultValue, onValueChange }, root)
  const empty = chosen.length === 0
  const names = empty ? words.empty : chosen.map(({ name }) => name).join(', ')

  const toggle = () => {
    if (unavailable) return
    setOpen(!open)
    if (open) onSearch('')
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    event.stopPropagation()
    button.current?.focus()
    toggle()
  }
  const OpenIcon = empty ? Plus : ChevronDown
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles keys of its controls
    <div
      ref={root}
      data-slot="ingredient-picker"
      data-state={open ? 'open' : 'closed'}
      data-handles-escape={open || undefined}
      className={cn('group/picker', className)}
      // oxlint-disable-next-line react/refs -- the handlers read refs when they are called
      {...composeProps(props, { onKeyDown: press })}
    >
      {/* Part of the button's accessible name. */}
      <p aria-hidden="true" className="mb-1.5 text-label font-semibold wrap-anywhere">
        {label}
      </p>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={open ? `${id}-panel` : undefined}
        aria-disabled={unavailable || undefined}
        onClick={toggle}
        className="flex min-h-field w-full items-center justify-between gap-2 rounded-control border-[1.5px] border-line-control bg-surface py-2 ps-3.5 pe-3 text-start text-label not-unavailable:hover:border-ink group-data-open/picker:rounded-b-none group-data-open/picker:border-ink unavailable:cursor-not-allowed unavailable:border-line unavailable:bg-sunken unavailable:text-ink-soft forced-colors:unavailable:border-[GrayText] forced-colors:unavailable:text-[GrayText]"
      >
        <span className="sr-only">{words.button(label, names)}</span>
        <span aria-hidden="true" className={cn('min-w-0 truncate', empty && 'text-ink-soft')}>
          {summary ?? names}
        </span>
        <Icon of={open ? ChevronUp : OpenIcon} />
      </button>
      {open && (
        <PickerPanel
          id={`${id}-panel`}
          label={label}
          chosen={chosen}
          onChosenChange={setChosen}
          suggestions={suggestions}
          pending={pending}
          onSearch={onSearch}
        />
      )}
    </div>
  )
}
