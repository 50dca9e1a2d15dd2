import { useId, type ComponentProps } from 'react'
import { Avatar } from '#design-system/avatar/avatar.tsx'
import { Card, CardTitle } from '#design-system/card/card.tsx'

/**
 * Props of {@link AuthorCard}: strings already shortened and formatted by the caller, and the props
 * of an `<article>`.
 */
export interface AuthorCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** The author's page. */
  href: string
  /** The author's name. */
  name: string
  /** The portrait; without it, initials. */
  picture?: string | null
  /** How many cookbooks, in words: "3 cookbooks". */
  cookbooks: string
  /** The beginning of what the author says about themselves. */
  description?: string
  /** Level of the heading. @default 'h3' */
  level?: 'h2' | 'h3' | 'h4'
}

/** An author in a list: portrait, name and number of cookbooks. */
export function AuthorCard({
  href,
  name,
  picture,
  cookbooks,
  description,
  level,
  ...props
}: AuthorCardProps) {
  const titleId = useId()
  return (
    <Card data-slot="author-card" aria-labelledby={titleId} {...props}>
      <Avatar name={name} src={picture} size="plate" />
      <CardTitle id={titleId} href={href} title={name} level={level} />
      <p className="mt-1 text-label text-ink-soft">{cookbooks}</p>
      {description && <p className="mt-2 cook text-label leading-[1.5]">{description}</p>}
    </Card>
  )
}
