import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#design-system/lib/cn.ts'

/** A term with its details. */
export interface Description {
  /** Unique in the list. */
  key: string
  /** The term. */
  term: ReactNode
  /** Its value or its explanation. */
  details: ReactNode
}

/** Props of {@link DescriptionList}; other props go to the `<dl>`. */
export interface DescriptionListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** The terms, in order. */
  items: readonly Description[]
  /**
   * Rows with the term in front, or large values above their terms: "12 slices". @default 'rows'
   * @selector [data-variant]
   */
  variant?: 'rows' | 'facts'
}

/**
 * Terms with their details, as a native `<dl>`. In rows narrower than 416 px the term is above the
 * details.
 */
export function DescriptionList({
  items,
  variant = 'rows',
  className,
  ...props
}: DescriptionListProps) {
  const isRows = variant === 'rows'
  return (
    <div className={isRows ? '@container' : undefined}>
      <dl
        data-slot="description-list"
        data-variant={variant}
        className={cn(isRows ? 'grid' : 'flex flex-wrap gap-x-8 gap-y-3', className)}
        {...props}
      >
        {items.map(({ key, term, details }) => (
          <div
            key={key}
            className={
              isRows
                ? 'grid gap-x-5 border-b border-line py-2.5 text-label @min-[26rem]:grid-cols-[minmax(8rem,1fr)_minmax(0,2fr)]'
                : 'flex flex-col-reverse'
            }
          >
            <dt className={isRows ? 'font-semibold wrap-anywhere' : 'text-caption text-ink-soft'}>
              {term}
            </dt>
            <dd className={isRows ? 'text-ink-soft wrap-anywhere' : 'text-heading font-semibold'}>
              {details}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
