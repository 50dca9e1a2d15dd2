import type { ComponentProps } from 'react'
import { Star } from '#design-system/icon/lucide.ts'
import { Icon } from '#design-system/icon/icon.tsx'
import { cn } from '#design-system/lib/cn.ts'
import { formatRating } from '#design-system/star-rating/format-rating.ts'
import { useLanguage, useMessages } from '#design-system/provider/context.ts'

/** Stars of a full rating. */
export const STARS = 5

/** Props of {@link StarAverage}. */
export interface StarAverageProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The average, 0 to 5; 0 means no ratings. */
  average: number
  /** Number of ratings, when known. */
  count?: number
}

const ROW = Array.from({ length: STARS }, (_, index) => index + 1)

function Row({ fill }: { fill: boolean }) {
  return (
    <span className="flex w-max">
      {ROW.map((star) => (
        <Icon key={star} of={Star} fill={fill} />
      ))}
    </span>
  )
}

/**
 * An average as five stars, filled to the fraction. Read-only: one image with a text alternative.
 */
export function StarAverage({ average, count, className, ...props }: StarAverageProps) {
  const messages = useMessages()
  const language = useLanguage()
  const number = formatRating(average, language)
  const rated = average > 0 && count !== 0
  const label =
    count === undefined
      ? messages.rating.averageOnly(number, STARS)
      : messages.rating.average(number, STARS, count)
  return (
    <span
      data-slot="star-average"
      data-readonly=""
      data-state={rated ? 'rated' : 'empty'}
      role="img"
      aria-label={rated ? label : messages.rating.none}
      className={cn('inline-flex text-body text-rating forced-colors:text-[CanvasText]', className)}
      {...props}
    >
      {/* As wide as its stars, also where the whole is stretched: the fraction is one of them. */}
      <span className="relative w-max">
        <Row fill={false} />
        <span
          className="absolute inset-y-0 start-0 overflow-hidden"
          style={{ width: `${(Math.min(average, STARS) / STARS) * 100}%` }}
        >
          <Row fill />
        </span>
      </span>
    </span>
  )
}

/** One star and the average as a number, with the count in brackets. The short form for cards. */
export function StarSummary({ average, count, className, ...props }: StarAverageProps) {
  const messages = useMessages()
  const language = useLanguage()
  const rated = average > 0 && count !== 0
  const number = formatRating(average, language)
  return (
    <span
      data-slot="star-summary"
      className={cn('inline-flex items-center gap-1.25 whitespace-nowrap', className)}
      {...props}
    >
      <Icon
        of={Star}
        fill={rated}
        className={cn('size-[1.0625rem]', rated ? 'text-rating' : 'text-ink-soft')}
      />
      {rated ? (
        <>
          <span className="sr-only">
            {count === undefined
              ? messages.rating.averageOnly(number, STARS)
              : messages.rating.average(number, STARS, count)}
          </span>
          <span aria-hidden="true">
            <b className="font-semibold">{number}</b>
            {count !== undefined && (
              <span className="text-ink-soft"> ({count.toLocaleString(language)})</span>
            )}
          </span>
        </>
      ) : (
        <span className="text-ink-soft">{messages.rating.none}</span>
      )}
    </span>
  )
}
