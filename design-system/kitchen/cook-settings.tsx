import { Icon } from '#design-system/icon/icon.tsx'
import { Minus, Plus } from '#design-system/icon/lucide.ts'
import type {
  CookChoiceProps,
  CookCounterProps,
  CookSettingProps,
  CookSwitchProps,
} from '#design-system/kitchen/sheet.types.ts'
import { cn } from '#design-system/lib/cn.ts'
import { composeProps } from '#design-system/lib/compose-props.ts'
import { useDebouncedAnnounce } from '#design-system/lib/use-debounced-announce.ts'
import { useMessages } from '#design-system/provider/context.ts'

/** Nothing is given. */
const NONE: readonly never[] = []

/** Milliseconds without a press before the number is announced. */
const ANNOUNCE_AFTER_MS = 300

/** A row of the overview: what it sets, a hint, and its control. */
export function CookSetting({ label, hint, className, children, ...props }: CookSettingProps) {
  return (
    <div data-slot="cook-setting" className={cn('cook-setting', className)} {...props}>
      <span className="cook-setting-label">
        {label} {hint && <small>{hint}</small>}
      </span>
      {children}
    </div>
  )
}

/** One of two or three values, each a button: text near or far, language. */
export function CookChoice<Value extends string>({
  label,
  choices = NONE,
  options = choices,
  value,
  onValueChange,
  className,
  ...props
}: CookChoiceProps<Value>) {
  return (
    <div
      data-slot="cook-choice"
      role="group"
      aria-label={label}
      className={cn('cook-choice', className)}
      {...props}
    >
      {options.map((choice) => (
        <button
          key={choice.value}
          type="button"
          lang={choice.lang}
          aria-pressed={choice.value === value}
          onClick={() => onValueChange(choice.value)}
        >
          {choice.label}
        </button>
      ))}
    </div>
  )
}

/** A switch, such as that of elbow mode. */
export function CookSwitch({
  label,
  checked,
  onCheckedChange,
  className,
  ...props
}: CookSwitchProps) {
  return (
    <button
      type="button"
      data-slot="cook-switch"
      role="switch"
      aria-checked={checked}
      aria-label={label}
      className={cn('cook-switch', className)}
      {...composeProps(props, { onClick: () => onCheckedChange(!checked) })}
    >
      <span />
    </button>
  )
}

/** Without the rest that fractions such as 0.1 leave behind. */
const exact = (value: number) => Number(value.toPrecision(12))

/** A number, such as that of the people: buttons of 56 px. It is announced once it stays. */
export function CookCounter({
  step = 1,
  min = step,
  max = 999,
  people = min,
  value = people,
  onPeopleChange,
  onValueChange = onPeopleChange,
  what,
  unit: givenUnit,
  write = String,
  withWord = false,
  className,
  ...props
}: CookCounterProps) {
  const { settings } = useMessages().cook
  const unit = givenUnit ?? settings.peopleCount
  const announceLater = useDebouncedAnnounce(ANNOUNCE_AFTER_MS)
  const steps = exact(value / step)
  const change = (to: number) => {
    const next = exact(to)
    if (next < min || next > max || next === value) return
    onValueChange?.(next)
    announceLater(`${write(next)} ${unit(next)}`)
  }
  return (
    <div
      data-slot="cook-counter"
      role="group"
      aria-label={what ?? settings.people}
      className={cn('cook-counter', className)}
      {...props}
    >
      <button
        type="button"
        aria-label={settings.fewer(what)}
        aria-disabled={value <= min || undefined}
        onClick={() => change(Math.max(min, (Math.ceil(steps) - 1) * step))}
      >
        <Icon of={Minus} />
      </button>
      <span>
        {write(value)} {withWord && <small>{unit(value)}</small>}
      </span>
      <button
        type="button"
        aria-label={settings.more(what)}
        aria-disabled={value >= max || undefined}
        onClick={() => change((Math.floor(steps) + 1) * step)}
      >
        <Icon of={Plus} />
      </button>
    </div>
  )
}
