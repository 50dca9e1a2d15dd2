import { Icon } from '#design-system/icon/icon.tsx'
import { Minus, Plus } from '#design-system/icon/lucide.ts'
import type {
  CookChoiceProps,
  CookCounterProps,
  CookSettingProps,
  CookSwitchProps,
} from '#design-system/cook-mode/sheet.types.ts'
import { cn } from '#design-system/lib/cn.ts'
import { useDebouncedAnnounce } from '#design-system/lib/use-debounced-announce.ts'
import { useMessages } from '#design-system/provider/context.ts'

/** Milliseconds without a press before the number of people is announced. */
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
  choices,
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
      {choices.map((choice) => (
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
      onClick={() => onCheckedChange(!checked)}
      className={cn('cook-switch', className)}
      {...props}
    >
      <span />
    </button>
  )
}

/** How many people are cooked for: buttons of 56 px. The number is announced once it stays. */
export function CookCounter({
  people,
  onPeopleChange,
  step = 1,
  min = step,
  max = 999,
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
  const change = (next: number) => {
    if (next < min || next > max || next === people) return
    onPeopleChange(next)
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
        aria-disabled={people <= min || undefined}
        onClick={() => change(Math.max(min, (Math.ceil(people / step) - 1) * step))}
      >
        <Icon of={Minus} />
      </button>
      <span>
        {write(people)} {withWord && <small>{unit(people)}</small>}
      </span>
      <button
        type="button"
        aria-label={settings.more(what)}
        aria-disabled={people >= max || undefined}
        onClick={() => change((Math.floor(people / step) + 1) * step)}
      >
        <Icon of={Plus} />
      </button>
    </div>
  )
}
