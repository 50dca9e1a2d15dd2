import {
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
} from 'react'
import { Star } from '#design-system/icon/lucide.ts'
import { Icon } from '#design-system/icon/icon.tsx'
import { cn } from '#design-system/lib/cn.ts'
import { composeProps } from '#design-system/lib/compose-props.ts'
import { useFormValue } from '#design-system/lib/use-controllable.ts'
import { resetsTo } from '#design-system/lib/use-form-reset.ts'
import { useMessages } from '#design-system/provider/context.ts'
import { Spinner } from '#design-system/spinner/spinner.tsx'
import { STARS } from '#design-system/star-rating/star-average.tsx'
import { FieldError } from '#design-system/text-field/field-words.tsx'

/** Props of {@link StarRating}. */
export interface StarRatingProps extends Omit<
  ComponentProps<'fieldset'>,
  'defaultValue' | 'onChange' | 'children'
> {
  /** The legend of the group. */
  label: string
  /** Hides the legend visually, where a heading says the same. @default false */
  labelHidden?: boolean
  /** Chosen stars, 1 to 5; null when none is chosen. Undefined makes it uncontrolled. */
  value?: number | null
  /** The initial stars, 1 to 5. @default null */
  defaultValue?: number | null
  /** Called with every choice, also for each arrow key. */
  onValueChange?: (value: number) => void
  /**
   * Called once with the final choice: by click, Space, Enter, or blur of the group. For saving.
   */
  onValueCommit?: (value: number) => void
  /** Shows the name of the choice beside the stars: "Good". @default false */
  worded?: boolean
  /** Names for 1 to 5 stars, where something else than a recipe is rated. */
  words?: readonly string[]
  /** The choice is being saved. @default false @selector [data-pending] */
  pending?: boolean
  /** The error message, shown below. @selector [aria-invalid] */
  error?: string
  /** Name of the form field. */
  name?: string
  /** A choice must be made. @default false */
  required?: boolean
}

/**
 * A rating of five native radio buttons (APG rating radio group): Tab focuses the choice, arrows
 * move and choose, Space chooses. Arrows pass several stars, so only the final choice is committed.
 */
export function StarRating({
  label,
  labelHidden = false,
  value,
  defaultValue = null,
  onValueChange,
  onValueCommit,
  worded = false,
  words,
  pending = false,
  error,
  name,
  required = false,
  disabled,
  className,
  ref,
  ...props
}: StarRatingProps) {
  const { rating } = useMessages()
  const wordOf = (stars: number) => (words ?? rating.words)[stars - 1]
  const id = useId()
  const group = useRef<HTMLFieldSetElement>(null)
  useImperativeHandle(ref, () => group.current as HTMLFieldSetElement, [])
  const [chosen, setChosen] = useFormValue<number | null>(
    { value, defaultValue, onValueChange: (next) => next !== null && onValueChange?.(next) },
    group,
  )
  const [preview, setPreview] = useState<number | null>(null)
  const committed = useRef(chosen)
  const given = useRef(chosen)
  const byArrow = useRef(false)

  // A value set by the caller, such as after a failure, counts as committed, so that the same star
  // can be chosen again.
  useEffect(() => {
    if (given.current !== chosen) committed.current = chosen
    given.current = chosen
  }, [chosen])

  const commit = (stars: number | null) => {
    if (stars === null || stars === committed.current) return
    committed.current = stars
    onValueCommit?.(stars)
  }
  const press = (event: KeyboardEvent) => {
    byArrow.current = event.key.startsWith('Arrow')
    if (event.key === ' ' || event.key === 'Enter') commit(chosen)
  }
  const choose = (stars: number) => {
    given.current = stars
    setChosen(stars)
    if (!byArrow.current) commit(stars)
  }
  const shown = preview ?? chosen ?? 0

  return (
    <fieldset
      ref={group}
      data-slot="star-rating"
      data-state={chosen === null ? 'empty' : 'rated'}
      data-preview={preview ?? undefined}
      data-pending={pending || undefined}
      role="radiogroup"
      aria-required={required || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      disabled={disabled}
      className={cn('min-w-0', className)}
      // oxlint-disable-next-line react/refs -- the handlers read refs when they are called
      {...composeProps(props, {
        onFocus: (event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) committed.current = chosen
        },
        onBlur: (event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) commit(chosen)
        },
        onKeyDown: press,
        onPointerDown: () => {
          byArrow.current = false
        },
      })}
    >
      <legend className={labelHidden ? 'sr-only' : 'mb-1 text-label font-semibold wrap-anywhere'}>
        {label}
      </legend>
      <div className="flex items-center gap-2">
        <div
          className="-ms-2.5 flex flex-wrap text-[1.5rem]"
          onPointerLeave={() => setPreview(null)}
        >
          {Array.from({ length: STARS }, (_, index) => index + 1).map((stars) => (
            <span
              key={stars}
              data-filled={stars <= shown || undefined}
              className="relative grid size-target place-items-center rounded-control text-line-control focus-within:z-lifted has-focus-visible:outline-3 has-focus-visible:outline-focus data-filled:text-rating forced-colors:text-[CanvasText] [fieldset:disabled_&]:opacity-60"
              onPointerEnter={(event) => event.pointerType === 'mouse' && setPreview(stars)}
            >
              <input
                ref={resetsTo(chosen === stars)}
                type="radio"
                name={name ?? id}
                value={stars}
                checked={chosen === stars}
                required={required}
                aria-label={
                  worded ? `${rating.stars(stars)}: ${wordOf(stars)}` : rating.stars(stars)
                }
                onChange={() => choose(stars)}
                className="absolute inset-0 m-0 size-full cursor-pointer appearance-none opacity-0 disabled:cursor-not-allowed"
              />
              <Icon of={Star} size="l" fill={stars <= shown} className="pointer-events-none" />
            </span>
          ))}
        </div>
        {pending && <Spinner />}
        {worded && (
          <span aria-hidden="true" className="text-label">
            {wordOf(shown)}
          </span>
        )}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
