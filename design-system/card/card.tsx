import { useImperativeHandle, useRef, type ComponentProps, type ReactNode } from 'react'
import { CutText } from '#design-system/card/cut-text.tsx'
import { useOneStop } from '#design-system/card/use-one-stop.ts'
import { cn } from '#design-system/lib/cn.ts'
import { composeProps } from '#design-system/lib/compose-props.ts'
import { Link, type LinkProps } from '#design-system/link/link.tsx'
import { Avatar } from '#design-system/avatar/avatar.tsx'
import { TagLink } from '#design-system/tag/tag.tsx'

/**
 * A grid of cards: 4 or 3 columns, 3 or 2 below 1200 px, 2 below 993 px, and 1 on phones where text is
 * much larger. Each child is an `<li>`. A leading card spans four cells, on phones a row.
 */
export function CardGrid({
  columns = 4,
  className,
  ...props
}: ComponentProps<'ul'> & { /** Most columns. @default 4 */ columns?: 3 | 4 }) {
  return (
    <ul
      data-slot="card-grid"
      className={cn(
        'grid grid-cols-two-or-one gap-x-6 gap-y-10 max-tablet:gap-x-3 max-tablet:gap-y-6 tablet:grid-cols-2',
        'max-tablet:*:has-data-lead:col-span-full tablet:*:has-data-lead:col-span-2 tablet:*:has-data-lead:row-span-2',
        columns === 4 ? 'desktop:grid-cols-3 slides-4:grid-cols-4' : 'slides-4:grid-cols-3',
        className,
      )}
      {...props}
    />
  )
}

/**
 * A picture with text below it, without box or shadow. One link covers the whole card; other
 * controls are above it. For the Tab key a card is one stop, its link; the left and right arrows go
 * through its other controls, so that a list is passed in as many steps as it has cards.
 */
export function Card({ className, ref, ...props }: ComponentProps<'article'>) {
  const card = useRef<HTMLElement>(null)
  useImperativeHandle(ref, () => card.current as HTMLElement, [])
  const press = useOneStop(card)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of its controls
    <article
      ref={card}
      data-slot="card"
      className={cn('group/card card', className)}
      {...composeProps(props, { onKeyDown: press })}
    />
  )
}

/** The rounded box of a card's picture, which zooms slightly on hover. */
export function CardPicture({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="card-picture" className={cn('card-picture', className)} {...props} />
}

/** Target and title of a card. */
export interface CardHeading {
  /** URL of the target. */
  href: string
  /** The title as shown, possibly shortened. */
  title: string
  /** The full title, when `title` was shortened. */
  fullTitle?: string
  /** Level of the heading. @default 'h3' */
  level?: 'h2' | 'h3' | 'h4'
}

/** Props of {@link CardTitle}: those of its heading, too. */
export interface CardTitleProps
  extends Omit<ComponentProps<'h3'>, 'title' | 'children'>, CardHeading {}

/**
 * The card's heading with the link that covers the card. Its focus ring surrounds the whole card.
 */
export function CardTitle({
  href,
  title,
  fullTitle,
  level: Heading = 'h3',
  className,
  ...props
}: CardTitleProps) {
  return (
    <Heading
      data-slot="card-title"
      className={cn(
        'mt-3 line-clamp-2 text-card @max-[15rem]:line-clamp-3 @max-[15rem]:text-[1.0625rem]',
        className,
      )}
      {...props}
    >
      <Link href={href} title={fullTitle} aria-label={fullTitle} className="card-link">
        <CutText text={title} full={fullTitle} />
      </Link>
    </Heading>
  )
}

/** Props of {@link CardByline}: those of its link, too. */
export interface CardBylineProps extends Omit<LinkProps, 'title' | 'children'> {
  /** The author's name as shown, possibly shortened. */
  name: string
  /** The full name, when `name` was shortened. */
  fullName?: string
  /** The author's page. */
  href: string
  /** The portrait; without it, initials. */
  picture?: string | null
  /** Shows no portrait, as on cookbooks. @default false */
  plain?: boolean
}

/** The author, with a link above the one that covers the card. */
export function CardByline({
  name,
  fullName,
  picture,
  plain = false,
  className,
  ...props
}: CardBylineProps) {
  return (
    <Link
      data-slot="card-byline"
      title={fullName}
      aria-label={fullName}
      className={cn('card-byline', className)}
      {...props}
    >
      {!plain && <Avatar name={fullName ?? name} src={picture} size="s" />}
      <CutText text={name} full={fullName} />
    </Link>
  )
}

/** One line of facts: preparation time, rating. */
export function CardMeta({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="card-meta"
      className={cn(
        'mt-1.5 flex flex-wrap gap-x-3.5 gap-y-0.5 text-label @max-[15rem]:gap-x-2.5 @max-[15rem]:text-caption',
        className,
      )}
      {...props}
    />
  )
}

/** A tag of a card. */
export interface CardTag {
  /** Its word. */
  name: string
  /** URL of everything with this tag. */
  href: string
}

/** Props of {@link CardTags}: those of a `<ul>`. */
export interface CardTagsProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The tags, already limited; without any nothing is rendered. */
  tags: readonly CardTag[]
}

/** The tags; a narrow card shows two of them. */
export function CardTags({ tags, className, ...props }: CardTagsProps): ReactNode {
  if (tags.length === 0) return null
  return (
    <ul
      data-slot="card-tags"
      className={cn('relative z-lifted mt-3 flex flex-wrap gap-1.5', className)}
      {...props}
    >
      {tags.map((tag, index) => (
        // Not :nth-child(): browsers restyle all following siblings when an element is inserted.
        <li key={tag.name} className={cn('max-w-full', index > 1 && '@max-[15rem]:hidden')}>
          <TagLink href={tag.href}>{tag.name}</TagLink>
        </li>
      ))}
    </ul>
  )
}
