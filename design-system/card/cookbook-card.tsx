import { useId, type ComponentProps, type ReactNode } from 'react'
import {
  Card,
  CardByline,
  CardMeta,
  CardPicture,
  CardTitle,
  type CardBylineProps,
  type CardHeading,
} from '#design-system/card/card.tsx'
import { Image, type ImageProps } from '#design-system/image/image.tsx'
import { useMessages } from '#design-system/provider/context.ts'
import { StarSummary } from '#design-system/star-rating/star-average.tsx'

/**
 * Props of {@link CookbookCard}: strings already shortened and formatted by the caller, and the
 * props of an `<article>`.
 */
export interface CookbookCardProps
  extends Omit<ComponentProps<'article'>, 'title' | 'children'>, CardHeading {
  /** The cover, in portrait format; give it an empty `alt`. */
  picture: ImageProps
  /** Who wrote it. */
  author: CardBylineProps
  /** The beginning of its description; without one a placeholder sentence is shown. */
  description?: string
  /** The average, 0 to 5. */
  rating: { average: number; count?: number }
  /** The heart. */
  favourite?: ReactNode
}

/** A cookbook in a list, with its cover in portrait format. */
export function CookbookCard({
  href,
  title,
  fullTitle,
  level,
  picture,
  author,
  description,
  rating,
  favourite,
  ...props
}: CookbookCardProps) {
  const titleId = useId()
  const { card: words } = useMessages()
  return (
    <Card data-slot="cookbook-card" aria-labelledby={titleId} {...props}>
      <div className="relative">
        <CardPicture
          className="aspect-cover rounded-s-[3px] rounded-e-control shadow-[inset_0_0_0_1px_rgb(0_0_0/.06)]"
          style={{ backgroundColor: picture.colour }}
        >
          <Image {...picture} />
        </CardPicture>
        {favourite && <div className="absolute inset-e-2.5 top-2.5 z-lifted">{favourite}</div>}
      </div>
      <CardTitle id={titleId} href={href} title={title} fullTitle={fullTitle} level={level} />
      <CardByline {...author} plain />
      {description ? (
        <p className="mt-2 cook text-label leading-[1.5] text-ink-soft">{description}</p>
      ) : (
        <p className="mt-2 text-label text-ink-soft">{words.noDescription}</p>
      )}
      <CardMeta>
        <StarSummary {...rating} />
      </CardMeta>
    </Card>
  )
}
