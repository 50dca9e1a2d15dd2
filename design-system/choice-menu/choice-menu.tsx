import { useId, useRef, type ComponentProps, type FocusEvent, type KeyboardEvent } from 'react'
import { Check, ChevronDown } from '#design-system/icon/lucide.ts'
import { Icon } from '#design-system/icon/icon.tsx'
import { cn } from '#design-system/lib/cn.ts'
import { choiceAt } from '#design-system/choice-menu/choice-menu.logic.ts'
import { focusedElement } from '#design-system/lib/focus.ts'
import { FIELD, FIELD_LABEL } from '#design-system/text-field/field.ts'

/** Nothing is given. */
const NONE: readonly never[] = []

/** One option. */
export interface Choice<Value> {
  /** The value. */
  value: Value
  /** The label. */
  label: string
  /** The full text, when `label` was shortened. */
  fullLabel?: string | undefined
}

/** Props of {@link ChoiceMenu}: those of a `<div>`. */
export interface ChoiceMenuProps<Value> extends Omit<ComponentProps<'div'>, 'children'> {
  /** The label above the field. */
  label: string
  /** The chosen value. When it is not among the options, the first one is shown. */
  value: Value
  /** What can be chosen. */
  options?: readonly Choice<Value>[]
  /** @deprecated Use `options`, the word of all other fields. */
  choices?: readonly Choice<Value>[]
  /**
   * Called with the pressed value, also when it is the chosen one, so that a second press can
   * deselect it.
   */
  onChoose: (value: Value) => void
}

/**
 * One of many, chosen in a list that opens below and scrolls above 360 px. Unlike a native
 * select it reports when the chosen value is pressed again. The down arrow opens it at the
 * chosen value; arrows, Home, End and first letters move in it; Escape and blur close it.
 */
export function ChoiceMenu<Value extends string | number | undefined>({
  label,
  value,
  choices = NONE,
  options = choices,
  onChoose,
  ...props
}: ChoiceMenuProps<Value>) {
  const labelId = useId()
  const chosenId = useId()
  const menu = useRef<HTMLDetailsElement>(null)
  const opener = useRef<HTMLElement>(null)
  const chosen = options.find((choice) => choice.value === value) ?? options[0]

  const close = () => {
    if (menu.current) menu.current.open = false
  }
  const press = (event: KeyboardEvent) => {
    const list = menu.current
    if (!list || event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Escape') {
      if (!list.open) return
      event.stopPropagation()
      close()
      opener.current?.focus()
      return
    }
    const buttons = [...list.querySelectorAll('button')]
    const focused = buttons.findIndex((button) => button === focusedElement())
    const opens = !list.open && event.key === 'ArrowDown'
    if (!list.open && !opens) return
    const next = opens
      ? options.findIndex((choice) => choice === chosen)
      : choiceAt(
          event.key,
          focused,
          options.map(({ label }) => label),
        )
    if (next === undefined) return
    event.preventDefault()
    list.open = true
    buttons[next]?.focus()
  }
  const closeOnLeave = (event: FocusEvent) => {
    if (!menu.current?.contains(event.relatedTarget)) close()
  }
  return (
    <div data-slot="choice-menu" {...props}>
      <span id={labelId} className={FIELD_LABEL}>
        {label}
      </span>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- events that bubble from its buttons */}
      <details ref={menu} onKeyDown={press} onBlur={closeOnLeave} className="group relative">
        <summary
          ref={opener}
          aria-labelledby={`${labelId} ${chosenId}`}
          className={cn(
            FIELD,
            'flex cursor-pointer list-none py-1.5 items-center justify-between gap-2 [&::-webkit-details-marker]:hidden',
          )}
        >
          <span id={chosenId} title={chosen?.fullLabel}>
            {chosen?.label}
          </span>
          <Icon of={ChevronDown} className="text-ink-soft group-open:rotate-180" />
        </summary>
        <ul
          aria-labelledby={labelId}
          className="absolute inset-x-0 top-full z-sticky mt-1 max-h-90 min-w-max overflow-y-auto rounded-control border border-line bg-surface p-1.5 text-ink shadow-overlay"
        >
          {options.map((choice) => (
            <li key={choice.value ?? 'none'}>
              <button
                type="button"
                title={choice.fullLabel}
                aria-pressed={choice === chosen}
                onClick={() => {
                  close()
                  opener.current?.focus()
                  onChoose(choice.value)
                }}
                className="flex min-h-target w-full items-center justify-between gap-3 rounded-control px-3 text-start text-label hover:bg-tint pressed:font-semibold"
              >
                {choice.label}
                {choice === chosen && <Icon of={Check} />}
              </button>
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}
