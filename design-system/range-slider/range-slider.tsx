import * as Slider from '@radix-ui/react-slider'
import {
  useId,
  useImperativeHandle,
  useRef,
  type ComponentProps,
  type CSSProperties,
  type KeyboardEvent,
} from 'react'
import { Minus, Plus } from '#design-system/icon/lucide.ts'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { cn } from '#design-system/lib/cn.ts'
import { useDebouncedAnnounce } from '#design-system/lib/use-debounced-announce.ts'
import { useFieldsetDisabled } from '#design-system/lib/use-fieldset-disabled.ts'
import { useFormValue } from '#design-system/lib/use-controllable.ts'
import { useDesignSystem } from '#design-system/provider/context.ts'

/** Milliseconds without a press of − or + before the value is announced. */
const ANNOUNCE_AFTER_MS = 300

/** Props of {@link RangeSlider}. */
export interface RangeSliderProps extends Omit<
  ComponentProps<'div'>,
  'defaultValue' | 'onChange' | 'children'
> {
  /** Visible label and accessible name. */
  label: string
  /** The value, from `min` to `max`. Undefined makes it uncontrolled. */
  value?: number
  /** The initial value. @default `max` */
  defaultValue?: number
  /** Smallest value. @default 0 */
  min?: number
  /** Largest value. */
  max: number
  /** Step of arrow keys, − and +. @default 5 */
  step?: number
  /** Step of Page Up and Page Down; a multiple of `step`. @default 15 */
  largeStep?: number
  /** Formats a value with its unit, such as "45 min"; also shown at both ends of the track. */
  formatValue: (value: number) => string
  /** Formats a value for screen readers, such as "45 minutes". @default `formatValue` */
  formatSpoken?: (value: number) => string
  /**
   * Makes it an upper limit, "up to 45 min", with this text at `max`, where nothing is limited.
   * @selector [data-limit="none"] at `max`
   */
  noLimitText?: string
  /** Called with each new value, also during a drag. */
  onValueChange?: (value: number) => void
  /** Called with the final value after a key, − or +, or a drag. For URLs and saving. */
  onValueCommit?: (value: number) => void
  /**
   * Cannot be changed now. So is a slider with a single value, or in a `<fieldset disabled>`.
   * @default false
   * @selector [data-disabled]
   */
  disabled?: boolean
}

/**
 * One value on a track (APG slider): arrows move by `step`, Page Up and Page Down by `largeStep`,
 * Home and End to the ends. − and + beside it do the same by single presses, for users who cannot
 * drag and for TalkBack, which cannot move the thumb. The output is not live: screen readers read
 * the value of the thumb, and a change by − or + is announced after a pause.
 */
export function RangeSlider({
  label,
  value,
  min = 0,
  max,
  defaultValue = max,
  step = 5,
  largeStep = 15,
  formatValue,
  formatSpoken,
  noLimitText,
  onValueChange,
  onValueCommit,
  disabled: isOff = false,
  className,
  ref,
  ...props
}: RangeSliderProps) {
  const { messages, dir } = useDesignSystem()
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => root.current as HTMLDivElement, [])
  const [current, setCurrent] = useFormValue({ value, defaultValue, onValueChange }, root)
  const isInDisabled = useFieldsetDisabled(root)
  const hasOneValue = max <= min
  const disabled = isOff || isInDisabled || hasOneValue
  const announceLater = useDebouncedAnnounce(ANNOUNCE_AFTER_MS)

  const unlimited = noLimitText !== undefined && current >= max
  const describe = (of: number, format: (value: number) => string) => {
    if (noLimitText === undefined) return format(of)
    return of >= max ? noLimitText : messages.range.upTo(format(of))
  }
  const spoken = (of: number) => describe(of, formatSpoken ?? formatValue)
  const moveBy = (distance: number) => {
    const next = Math.min(max, Math.max(min, current + distance))
    if (next !== current) {
      setCurrent(next)
      onValueCommit?.(next)
    }
    return next
  }
  // Radix handles keys on an ancestor and moves by ten steps. Preventing the default disables that,
  // also
  // for Shift with an arrow, which is the same as the arrow here.
  const ownDistance = ({ key, shiftKey }: KeyboardEvent) => {
    if (key === 'PageUp') return largeStep
    if (key === 'PageDown') return -largeStep
    if (!shiftKey) return undefined
    if (key === 'ArrowUp' || key === (dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight')) return step
    return key.startsWith('Arrow') ? -step : undefined
  }
  const press = (event: KeyboardEvent) => {
    const distance = ownDistance(event)
    if (distance === undefined) return
    event.preventDefault()
    if (!disabled) moveBy(distance)
  }

  return (
    <div
      ref={root}
      data-slot="range-slider"
      data-limit={unlimited ? 'none' : undefined}
      data-disabled={disabled || undefined}
      className={cn('group/range', className)}
      {...props}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-label font-semibold">
        <span id={`${id}-label`} className="wrap-anywhere">
          {label}
        </span>
        <output
          aria-labelledby={`${id}-label`}
          aria-live="off"
          className="whitespace-nowrap text-link group-data-disabled/range:text-ink-soft"
        >
          {describe(current, formatValue)}
        </output>
      </div>
      {/* The thumb comes first in the tab order, then − and +, which are placed on both sides of it. */}
      <div className="-mx-2 grid grid-cols-[auto_1fr_auto] items-center gap-1">
        <Slider.Root
          dir={dir}
          value={[current]}
          // Radix divides by the length of the track.
          min={hasOneValue ? max - step : min}
          max={max}
          step={step}
          disabled={disabled}
          onValueChange={([next]) => next !== undefined && setCurrent(next)}
          onValueCommit={([next]) => next !== undefined && onValueCommit?.(next)}
          style={{ '--share': hasOneValue ? 1 : (current - min) / (max - min) } as CSSProperties}
          className="@container relative flex h-target touch-none items-center select-none not-data-disabled:cursor-pointer"
        >
          {/* Inset by half a thumb on both sides, so that the centre of the thumb is at the value. */}
          <Slider.Track className="absolute inset-x-3.25 h-1.5 rounded-full bg-tint-strong inset-ring inset-ring-line-control forced-colors:border forced-colors:border-[CanvasText]">
            <Slider.Range className="absolute h-full rounded-full bg-action data-disabled:bg-line-control forced-colors:bg-[Highlight] forced-colors:data-disabled:bg-[GrayText]" />
          </Slider.Track>
          {/* Radix hides the thumb until it has measured it. In server-rendered HTML it would be missing. */}
          <Slider.Thumb
            aria-labelledby={`${id}-label`}
            aria-valuemin={min}
            aria-valuenow={current}
            aria-valuetext={spoken(current)}
            aria-disabled={disabled || undefined}
            // Radix takes a disabled thumb out of the tab order, and with it the value.
            tabIndex={0}
            onKeyDown={press}
            className="block! size-6.5 rounded-full [&[style*=none]]:relative [&[style*=none]]:inset-s-[calc(0.8125rem+var(--share)*(100cqi-1.625rem))] border-3 border-action bg-surface data-disabled:cursor-not-allowed data-disabled:border-line-control forced-colors:border-[ButtonText] forced-colors:data-disabled:border-[GrayText]"
          />
        </Slider.Root>
        <IconButton
          label={messages.range.less(label)}
          icon={Minus}
          className="order-first"
          disabled={disabled || current <= min}
          onClick={() => announceLater(spoken(moveBy(-step)))}
        />
        <IconButton
          label={messages.range.more(label)}
          icon={Plus}
          disabled={disabled || current >= max}
          onClick={() => announceLater(spoken(moveBy(step)))}
        />
      </div>
      <div
        aria-hidden="true"
        className="-mt-1.5 flex justify-between px-11 text-caption text-ink-soft"
      >
        <span>{formatValue(min)}</span>
        <span>{formatValue(max)}</span>
      </div>
    </div>
  )
}
