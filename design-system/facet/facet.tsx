import { useId, type ComponentProps } from 'react'
import { Checkbox } from '#design-system/checkbox/checkbox.tsx'
import { ExpandableList } from '#design-system/expandable-list/expandable-list.tsx'
import { ChevronDown } from '#design-system/icon/lucide.ts'
import { Icon } from '#design-system/icon/icon.tsx'
import { cn } from '#design-system/lib/cn.ts'

/** Options shown before "Show more". */
const OPTIONS_SHOWN = 8

/** One value that can be filtered by. */
export interface FacetOption<Value extends string> {
  /** Unique key. */
  value: Value
  /** Its name. */
  label: string
  /** How many results it brings. With none it stays in place and is off, unless it is chosen. */
  count?: string | undefined
  /** Whether it brings nothing. @default false */
  empty?: boolean | undefined
}

/** Props of {@link Facet}: those of a `<details>`, too. `children` stand below the options. */
export interface FacetProps<Value extends string> extends Omit<
  ComponentProps<'details'>,
  'onChange'
> {
  /** Heading of the closed row, and accessible name of the group. */
  label: string
  /** All options in order. */
  options: readonly FacetOption<Value>[]
  /** The chosen ones. */
  value: readonly Value[]
  /** Called with the chosen values in the order of the options after one was checked or unchecked. */
  onValueChange: (value: readonly Value[]) => void
  /** Name of the checkboxes in a form, whose values are those of the options. */
  name?: string | undefined
  /** How many are shown before "Show more"; chosen ones always are. @default 8 */
  limit?: number
}

/**
 * Checkboxes that fold into one row, which says what is chosen. A native `<details>`, closed at first
 * unless `open` is given. It announces nothing: the caller announces the number of results. In a form
 * without scripts, for which `name` is given, all options are shown.
 */
export function Facet<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  name,
  limit = OPTIONS_SHOWN,
  children,
  className,
  ...props
}: FacetProps<Value>) {
  const id = useId()
  const chosen = options.filter((option) => value.includes(option.value))
  const toggle = (toggled: Value) => {
    const values = options.map((option) => option.value)
    onValueChange(values.filter((one) => value.includes(one) !== (one === toggled)))
  }
  const isShown = (option: FacetOption<Value>) => value.includes(option.value)
  const render = (option: FacetOption<Value>) => (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-3">
      <Checkbox
        label={option.label}
        aria-describedby={option.count === undefined ? undefined : `${id}-${option.value}`}
        name={name}
        value={option.value}
        checked={value.includes(option.value)}
        disabled={option.empty && !value.includes(option.value)}
        onCheckedChange={() => toggle(option.value)}
      />
      {option.count !== undefined && (
        <span id={`${id}-${option.value}`} className="py-2.5 text-label text-ink-soft">
          {option.count}
        </span>
      )}
    </div>
  )
  const rest = options.filter((option, index) => index >= limit && !isShown(option))
  return (
    <details
      data-slot="facet"
      aria-labelledby={id}
      className={cn('group/facet', className)}
      {...props}
    >
      <summary className="group/row grid min-h-13 cursor-pointer list-none grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-2.5 py-1.5 text-label [&::-webkit-details-marker]:hidden">
        <span>
          <span
            id={id}
            className="block font-semibold decoration-2 underline-offset-[0.2em] group-hover/row:underline"
          >
            {label}
          </span>
          {chosen.length > 0 && (
            <span className="block text-caption font-medium text-link group-open/facet:hidden">
              {chosen.map((option) => option.label).join(', ')}
            </span>
          )}
        </span>
        {/* The words beside it, or the checked boxes, say the same. */}
        <span
          aria-hidden="true"
          className="min-w-5.5 rounded-full bg-action px-1.5 text-center text-caption leading-5.5 font-semibold text-on-action empty:hidden forced-colors:border forced-colors:border-[CanvasText]"
        >
          {chosen.length > 0 && chosen.length}
        </span>
        <Icon
          of={ChevronDown}
          className="col-start-3 text-ink-soft transition-[rotate] group-open/facet:rotate-180"
        />
      </summary>
      <div className="pb-3">
        <ExpandableList
          items={options}
          limit={limit}
          keyOf={(option) => option.value}
          isKept={isShown}
          renderItem={render}
          buttonVariant="bare"
        />
        {name !== undefined && rest.length > 0 && (
          <noscript>
            {rest.map((option) => (
              <div key={option.value}>{render(option)}</div>
            ))}
          </noscript>
        )}
        {children}
      </div>
    </details>
  )
}
