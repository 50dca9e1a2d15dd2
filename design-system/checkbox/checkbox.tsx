import {
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  type ComponentProps,
  type ReactNode,
} from 'react'
import type { VariantProps } from 'class-variance-authority'
import { checkboxVariants } from '#design-system/checkbox/checkbox.variants.ts'
import { Icon } from '#design-system/icon/icon.tsx'
import { Check, Minus } from '#design-system/icon/lucide.ts'
import { cn } from '#design-system/lib/cn.ts'
import { resetsTo } from '#design-system/lib/use-form-reset.ts'
import { Spinner } from '#design-system/spinner/spinner.tsx'
import { FieldError, joinIds } from '#design-system/text-field/field-words.tsx'

/**
 * Props of {@link Checkbox}: those of an `<input>`, which gets `ref` and everything else, so that
 * `register` of a form can be spread.
 */
export interface CheckboxProps
  extends
    Omit<ComponentProps<'input'>, 'type' | 'children'>,
    VariantProps<typeof checkboxVariants> {
  /** The label. Pressing it toggles the box, so it must not contain a link. */
  label: ReactNode
  /** A hint below the label, referenced by `aria-describedby`. */
  hint?: ReactNode
  /** The error message, shown with an icon. @selector [aria-invalid="true"] */
  error?: ReactNode
  /** Mixed, because it stands for several. @default false @selector :indeterminate */
  indeterminate?: boolean
  /**
   * The change is pending: a spinner is shown, further presses do nothing, the focus stays.
   * @default false
   * @selector [aria-busy="true"]
   */
  pending?: boolean
  /** Called with the new state. */
  onCheckedChange?: (checked: boolean) => void
}

/**
 * A native checkbox with a label; the whole row can be pressed. Controlled by `checked`, or
 * uncontrolled with `defaultChecked`.
 */
export function Checkbox({
  label,
  hint,
  error,
  variant = 'box',
  indeterminate = false,
  pending = false,
  onCheckedChange,
  checked,
  onChange,
  onClick,
  className,
  ref,
  'aria-describedby': describedBy,
  ...props
}: CheckboxProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => input.current as HTMLInputElement)
  useEffect(() => {
    if (!input.current) return
    input.current.indeterminate = indeterminate
    if (checked !== undefined) resetsTo(checked)(input.current)
  })
  const hintId = hint === undefined ? undefined : `${id}-hint`
  const errorId = error === undefined ? undefined : `${id}-error`
  return (
    <div data-slot="checkbox" data-variant={variant} className={className}>
      <label
        className={cn(
          'group/check flex min-h-target cursor-pointer py-2.5 has-disabled:cursor-not-allowed',
          variant === 'round' ? 'items-center' : 'items-start',
          variant === 'switch' ? 'flex-row-reverse justify-between gap-4' : 'gap-3',
        )}
      >
        <span className="relative grid shrink-0 place-items-center">
          <input
            ref={input}
            type="checkbox"
            checked={checked}
            aria-labelledby={`${id}-label`}
            aria-describedby={joinIds(describedBy, hintId, errorId)}
            aria-invalid={error === undefined ? undefined : true}
            aria-disabled={pending || undefined}
            aria-busy={pending || undefined}
            onClick={(event) => {
              if (pending) event.preventDefault()
              else onClick?.(event)
            }}
            onChange={(event) => {
              // React calls onChange for a prevented click, too.
              if (pending) return
              onChange?.(event)
              onCheckedChange?.(event.target.checked)
            }}
            className={checkboxVariants({ variant })}
            {...props}
          />
          <Mark variant={variant} pending={pending} indeterminate={indeterminate} />
        </span>
        <span className="min-w-0 wrap-anywhere">
          <span
            id={`${id}-label`}
            className={cn(
              'block group-has-disabled/check:text-ink-soft forced-colors:group-has-disabled/check:text-[GrayText]',
              variant === 'switch' && 'font-semibold',
            )}
          >
            {label}
          </span>
          {hint !== undefined && (
            <span id={hintId} className="block text-caption text-ink-soft">
              {hint}
            </span>
          )}
        </span>
      </label>
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}

type MarkProps = Required<Pick<CheckboxProps, 'pending' | 'indeterminate'>> &
  Pick<CheckboxProps, 'variant'>

/** The mark inside the box, without pointer events. */
function Mark({ variant, pending, indeterminate }: MarkProps) {
  const inBox = 'pointer-events-none absolute text-on-action forced-colors:text-[HighlightText]'
  if (variant === 'switch') {
    return (
      <span className="pointer-events-none absolute inset-s-1.25 grid size-4 place-items-center rounded-full bg-line-control text-[0.625rem] text-surface transition-[translate] peer-checked:translate-x-4.5 peer-checked:bg-on-action peer-checked:text-action rtl:peer-checked:-translate-x-4.5 forced-colors:forced-color-adjust-none forced-colors:bg-[ButtonText] forced-colors:text-[Canvas] forced-colors:peer-checked:bg-[HighlightText] forced-colors:peer-checked:text-[Highlight] forced-colors:peer-disabled:bg-[GrayText]">
        {pending && <Spinner />}
      </span>
    )
  }
  if (pending) {
    return (
      <Spinner className="pointer-events-none absolute text-ink-soft peer-checked:text-on-action forced-colors:peer-checked:text-[HighlightText]" />
    )
  }
  return (
    <Icon
      of={indeterminate ? Minus : Check}
      size="s"
      className={cn(inBox, 'opacity-0 peer-checked:opacity-100 peer-indeterminate:opacity-100')}
    />
  )
}
