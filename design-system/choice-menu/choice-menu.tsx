import { useId, useRef, type ComponentProps, type FocusEvent, type KeyboardEvent } from 'react'
import { Check, ChevronDown } from '#design-system/icon/lucide.ts'
import { Icon } from '#design-system/icon/icon.tsx'
import { cn } from '#design-system/lib/cn.ts'
import { FIELD, FIELD_LABEL } from '#design-system/text-field/field.ts'

/** One of the things to choose from. */
export interface Choice<Value> {
  /** What is passed on. */
  value: Value
  /** What is read. */
  label: string
  /** The whole of it, when `label` was cut. */
  fullLabel?: string | undefined
}

/** Props of {@link ChoiceMenu}: those of a `<div>`. */
export interface ChoiceMenuProps<Value> extends Omit<ComponentProps<'div'>, 'children'> {
  /** The words above the field, its name. */
  label: string
  /** The chosen one; it must be among the choices, or the first one counts. */
  value: Value
  /** What there is to choose from. */
  choices: readonly Choice<Value>[]
  /** Called with what was pressed, the chosen one too: a second press may mean "not this one". */
  onChoose: (value: Value) => void
}

/**
 * One of many, chosen in a list that opens below and scrolls above 360 px (CON-42). Unlike a native
 * select it tells when the chosen one is pressed again (CBL-05). Escape and leaving it close it.
 */
export function ChoiceMenu<Value extends string | number | undefined>({
  label,
  value,
  choices,
  onChoose,
  ...props
}: ChoiceMenuProps<Value>) {
  const labelId = useId()
  const chosenId = useId()
  const menu = useRef<HTMLDetailsElement>(null)
  const opener = useRef<HTMLElement>(null)
  const chosen = choices.find((choice) => choice.value === value) ?? choices[0]

  const close = () => {
    if (menu.current) menu.current.open = false
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !menu.current?.open) return
    close()
    opener.current?.focus()
  }
  const closeOnLeave = (event: FocusEvent) => {
    if (!menu.current?.contains(event.relatedTarget)) close()
  }
  return (
    <div data-slot="choice-menu" {...props}>
      <span id={labelId} className={FIELD_LABEL}>
        {label}
      </span>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- events of its opener and buttons, on their way up */}
      <details
        ref={menu}
        onKeyDown={closeOnEscape}
        onBlur={closeOnLeave}
        className="group relative"
      >
        <summary
          ref={opener}
          aria-labelledby={`${labelId} ${chosenId}`}
          className={cn(
            FIELD,
            'flex cursor-pointer list-none items-center justify-between gap-2 [&::-webkit-details-marker]:hidden',
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
          {choices.map((choice) => (
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
