import type { ComponentProps, ReactNode } from 'react'
import { Checkbox, type CheckboxProps } from '#design-system/checkbox/checkbox.tsx'
import { Image } from '#design-system/image/image.tsx'
import { cn } from '#design-system/lib/cn.ts'

/** Props of {@link TickRow}; the rest go to its root, a `<div>`. */
export interface TickRowProps
  extends
    Omit<ComponentProps<'div'>, 'onChange' | 'children'>,
    Pick<CheckboxProps, 'checked' | 'defaultChecked' | 'onCheckedChange' | 'disabled'> {
  /** What is to be ticked off; the checkbox is named after amount and name. */
  name: ReactNode
  /** How much of it, before the name. */
  amount?: ReactNode
  /** A small picture, a square; null shows none in its place. */
  picture?: string | null
  /** A button at the end of the row, beside what can be ticked. */
  end?: ReactNode
}

/**
 * A line of a list that is ticked off: a round checkbox, a picture, an amount and a name, all of
 * them one target 52 px high. Off the list is said by the tick and the line through the words, never
 * by colour alone.
 */
export function TickRow({
  name,
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
      className={cn('flex items-center border-b border-line', className)}
      {...props}
    >
      <Checkbox
        look="round"
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
                className="size-9 shrink-0 rounded-full group-has-checked/check:opacity-50"
              />
            )}
            <b className="min-w-19 shrink-0 font-semibold empty:hidden group-has-checked/check:font-regular">
              {amount}
            </b>{' '}
            <span className="min-w-0 wrap-anywhere">{name}</span>
          </span>
        }
      />
      {end}
    </div>
  )
}
