import { useEffect, useId, useImperativeHandle, useRef, type ComponentProps } from 'react'
import { Icon } from '#design-system/icon/icon.tsx'
import { CircleAlert, Minus, Plus } from '#design-system/icon/lucide.ts'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { announce } from '#design-system/lib/announce.ts'
import { cn } from '#design-system/lib/cn.ts'
import { useDebouncedAnnounce } from '#design-system/lib/use-debounced-announce.ts'
import { useFormValue } from '#design-system/lib/use-controllable.ts'
import { useMessages } from '#design-system/provider/context.ts'
import { Spinner } from '#design-system/spinner/spinner.tsx'

/** Fewest servings, everywhere. */
export const SERVINGS_MIN = 1
/** Servings a counter starts with. */
export const SERVINGS_DEFAULT = 2
/**
 * Milliseconds without a press before the number is announced, so that ten presses are one
 * announcement.
 */
const ANNOUNCE_AFTER_MS = 300

/** The texts for a number of servings. */
export interface ServingsText {
  /** The number alone as it is written: "3⅓". @default the number */
  number?: string
  /** The number with what it counts: "12 slices". */
  text: string
  /** A second line: the tin, or how to divide the cooking. */
  detail?: string | undefined
}

/** Props of {@link ServingsCounter}. */
export interface ServingsCounterProps extends Omit<
  ComponentProps<'div'>,
  'defaultValue' | 'onChange' | 'children' | 'aria-label'
> {
  /** Servings. Undefined makes it uncontrolled. */
  value?: number
  /** The initial number of servings. @default 2 */
  defaultValue?: number
  /** Fewest servings. There the minus button does nothing but stays focusable. @default 1 */
  min?: number
  /** Most servings. @default 999 */
  max?: number
  /** A press goes to the next multiple of it, within `min` and `max`. @default 1 */
  step?: number
  /**
   * Returns the texts for a number: "12 slices", and below it "one 26 cm tin". The large counter
   * shows them below its buttons. Without it, `bar` shows the number and the word for servings.
   */
  describe?: (count: number) => ServingsText
  /** What is counted instead of servings, such as "slices". The names of the buttons contain it. */
  what?: string | undefined
  /** Called with each new number. The caller debounces saving. */
  onValueChange?: (value: number) => void
  /** Cannot be changed now; both buttons stay focusable. @default false @selector [data-disabled] */
  disabled?: boolean
  /** Whether the number is being saved or was not saved. @default 'idle' @selector [data-status] */
  status?: 'idle' | 'saving' | 'error'
  /** Replaces "Servings" as the name of the group. */
  label?: string
  /** `bar` in a section head or list, `large` as the only content of a dialog. @default 'bar' */
  variant?: 'bar' | 'large'
}

/**
 * A number of servings between two native buttons. Not a spinbutton: the number cannot be typed,
 * and VoiceOver on iOS does not support spinbuttons. The output is not live; the final number is
 * announced once.
 */
export function ServingsCounter({
  value,
  defaultValue = SERVINGS_DEFAULT,
  min = SERVINGS_MIN,
  max = 999,
  step = 1,
  describe,
  what,
  onValueChange,
  disabled = false,
  status = 'idle',
  label,
  variant = 'bar',
  className,
  ref,
  ...props
}: ServingsCounterProps) {
  const { servings: words } = useMessages()
  const outputId = useId()
  const root = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => root.current as HTMLDivElement, [])
  const [count, setCount] = useFormValue({ value, defaultValue, onValueChange }, root)
  const announceLater = useDebouncedAnnounce(ANNOUNCE_AFTER_MS)
  useEffect(() => {
    if (status === 'error') announce(words.failed, 'assertive')
  }, [status, words.failed])

  const change = (next: number) => {
    setCount(next)
    const { text, detail } = describe?.(next) ?? { text: words.count(next) }
    announceLater([text, detail].filter(Boolean).join(', '))
  }
  const made = describe?.(count)
  const large = variant === 'large'
  const button = large
    ? ({ variant: 'boxed', size: 'xl' } as const)
    : { className: '-outline-offset-3 focus-visible:ring-0' }
  return (
    <div
      ref={root}
      data-slot="servings-counter"
      data-at-min={count <= min || undefined}
      data-disabled={disabled || undefined}
      data-status={status}
      role="group"
      aria-label={label ?? words.label}
      className={cn(
        large
          ? 'flex flex-wrap items-center justify-center gap-x-6 gap-y-3'
          : 'inline-flex max-w-full items-center rounded-control border-[1.5px] border-line-control bg-surface data-[status=error]:border-danger',
        className,
      )}
      {...props}
    >
      <IconButton
        {...button}
        label={words.fewer(what)}
        aria-describedby={outputId}
        icon={Minus}
        disabled={disabled || count <= min}
        onClick={() => change(Math.max(min, (Math.ceil(count / step) - 1) * step))}
      />
      <output
        id={outputId}
        aria-live="off"
        className={cn(
          'text-center font-semibold',
          disabled && 'text-ink-soft',
          large
            ? 'min-w-[2ch] text-[5rem] leading-none tracking-[-0.05em]'
            : 'min-w-9 px-1 text-[1.0625rem]',
          made && !large && 'w-42 min-w-0 flex-1 py-0.5 leading-tight',
        )}
      >
        {made && !large ? (
          <>
            <span className="block">{made.text}</span>
            {made.detail !== undefined && (
              <small className="block text-caption leading-tight font-regular text-ink-soft">
                {made.detail}
              </small>
            )}
          </>
        ) : (
          (made?.number ?? count)
        )}
        {!made && !large && (
          <>
            {' '}
            <small className="text-caption font-regular text-ink-soft">{words.unit(count)}</small>
          </>
        )}
      </output>
      <IconButton
        {...button}
        label={words.more(what)}
        aria-describedby={outputId}
        icon={Plus}
        disabled={disabled || count >= max}
        onClick={() => change(Math.min(max, (Math.floor(count / step) + 1) * step))}
      />
      {made && large && (
        <small className="basis-full text-center text-label text-ink-soft">
          {[made.text, made.detail].filter(Boolean).join(', ')}
        </small>
      )}
      {status !== 'idle' && (
        <span className="inline-flex items-center pe-3 text-caption text-ink-soft">
          {status === 'saving' ? (
            <>
              <Spinner /> <span className="sr-only">{words.saving}</span>
            </>
          ) : (
            <span className="inline-flex items-center gap-1.5 font-medium text-danger">
              <Icon of={CircleAlert} /> {words.failed}
            </span>
          )}
        </span>
      )}
    </div>
  )
}
