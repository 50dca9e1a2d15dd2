import type { ComponentProps, ReactNode } from 'react'
import { Checkbox, type CheckboxProps } from '#design-system/checkbox/checkbox.tsx'
import { Image } from '#design-system/image/image.tsx'
import { cn } from '#design-system/lib/cn.ts'

/** Props of {@link TickRow}; other props go to its root, a `<div>`. */
export interface TickRowProps
  extends
    Omit<ComponentProps<'div'>, 'onChange' | 'children'>,
    Pick<CheckboxProps, 'checked' | 'defaultChecked' | 'onCheckedChange' | 'disabled'> {
  /** Name of the item. The checkbox is named after amount and name. */
  name: ReactNode
  /** Smaller text below the name, such as a note. It is part of the checkbox's name, too. */
  detail?: ReactNode
  /** Amount, before the name. */
  amount?: ReactNode
  /** A small square picture; null renders an empty box in its place. */
  picture?: string | null
  /** A button at the end of the row, outside of the label. */
  end?: ReactNode
}

/**
 * A row of a checklist: round checkbox, picture, amount and name form one target, 52 px high.
 * Checked rows have a tick and are struck through, so colour is never the only sign. A row narrower
 * than 332 px has no picture, so that the name keeps its room.
 */
export function TickRow({
  name,
  detail,
  amount,
  picture,
  end,
  checked,
  defaultChecked,
  onCheckedChange,
  disabled,
  className,
  ...props
}: TickRowProps) {
  return (
    <div
      data-slot="tick-row"
      className={cn('@container flex items-center border-b border-line', className)}
      {...props}
    >
      <Checkbox
        variant="round"
        checked={checked}
        defaultChecked={defaultChecked}
        onCheckedChange={onCheckedChange}
        disabled={disabled}
        className="min-w-0 flex-1"
        label={
          <span className="flex min-h-9 items-center gap-3 group-has-checked/check:text-ink-soft group-has-checked/check:line-through">
            {picture !== undefined && (
              <Image
                src={picture}
                alt=""
                width={36}
                height={36}
                className="hidden size-9 shrink-0 rounded-full @min-[20.75rem]:block group-has-checked/check:opacity-50"
              />
            )}
            <b className="min-w-13 shrink-0 @min-[26rem]:min-w-19 font-semibold empty:hidden group-has-checked/check:font-regular">
              {amount}
            </b>{' '}
            <span className="min-w-0 wrap-anywhere hyphens-auto">
              {name}
              {detail && (
                <small className="block text-caption leading-snug text-ink-soft"> {detail}</small>
              )}
            </span>
          </span>
        }
      />
      {end}
    </div>
  )
}
