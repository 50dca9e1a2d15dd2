import { useId, useState, type ComponentProps, type ReactNode } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { CARD_PANES, type CardPane } from '#design-system/card/panes.ts'
import {
  Card,
  CardByline,
  CardMeta,
  CardPicture,
  CardTags,
  CardTitle,
  type CardBylineProps,
  type CardHeading,
  type CardTag,
} from '#design-system/card/card.tsx'
import { useCardAttention } from '#design-system/card/use-card-attention.ts'
import { Clock, CookingPot, Ellipsis, Play } from '#design-system/icon/lucide.ts'
import { Icon } from '#design-system/icon/icon.tsx'
import { Image, type ImageProps } from '#design-system/image/image.tsx'
import { clickOf, type Act } from '#design-system/lib/act.ts'
import { cn } from '#design-system/lib/cn.ts'
import { composeProps } from '#design-system/lib/compose-props.ts'
import { useMessages } from '#design-system/provider/context.ts'
import { optional } from '#design-system/lib/optional.tsx'
import { StarSummary } from '#design-system/star-rating/star-average.tsx'

// Loaded on demand: most cards of a page are never hovered or focused.
const CardPanes = optional(async () => (await import('./card-panes.tsx')).CardPanes)
const CardPreview = optional(async () => (await import('./card-preview.tsx')).CardPreview)

/**
 * Props of {@link RecipeCard}: strings already shortened and formatted by the caller, and the props
 * of an `<article>`.
 */
export interface RecipeCardProps
  extends Omit<ComponentProps<'article'>, 'title' | 'children'>, CardHeading {
  /** The cover; give it an empty `alt`, because the title names it. */
  picture: ImageProps
  /** Who wrote it. */
  author: CardBylineProps
  /** Preparation time in words: "10 min". */
  preparation?: string
  /** Time in all in words, where it is much longer: "in all 19 h 40". */
  total?: string
  /** The average, 0 to 5, and how many ratings it is of. */
  rating: { average: number; count?: number }
  /** Tags, already limited. @default none */
  tags?: readonly CardTag[]
  /** The heart. */
  favourite?: ReactNode
  /** Two lines about it, on the leading card only. */
  description?: string
  /** The short silent film that plays on hover and focus. */
  preview?: string
  /** Cooking along: how many steps there are, whether a film shows them, and what begins it. */
  cookAlong?: { steps: number; hasFilm: boolean } & Pick<Act, 'onClick' | 'onPress'>
  /** The picture of the ingredients, with its labels; rendered only while it is shown. */
  ingredientsPane?: ReactNode
  /** The picture of the tools; rendered only while it is shown. */
  toolsPane?: ReactNode
  /** The one large card of a screen: two columns wide, title size, with a description. */
  lead?: boolean
}

/** A recipe in a list. */
export function RecipeCard({
  href,
  title,
  fullTitle,
  level,
  picture,
  author,
  preparation,
  total,
  rating,
  tags,
  favourite,
  description,
  preview,
  cookAlong,
  ingredientsPane,
  toolsPane,
  lead = false,
  className,
  ...props
}: RecipeCardProps) {
  const titleId = useId()
  const { card: words } = useMessages()
  const attention = useCardAttention()
  const [pane, setPane] = useState<CardPane>('film')

  const content = { film: preview, ingredients: ingredientsPane, tools: toolsPane }
  const panes = CARD_PANES.filter((name) => Boolean(content[name]))
  const hasPanes = panes.length > 1
  // A card that is no longer hovered or focused shows its cover again.
  const shown = attention.active && panes.includes(pane) ? pane : 'film'
  const cookSign = cookAlong?.hasFilm === false ? CookingPot : Play
  const sign = cookAlong ? cookSign : Ellipsis
  const corner = lead
    ? 'inset-s-4 bottom-4'
    : 'inset-s-2.5 bottom-2.5 @max-[15rem]:inset-s-1.5 @max-[15rem]:bottom-1.5'
  return (
    <Card
      data-slot="recipe-card"
      aria-labelledby={titleId}
      data-active={attention.active || undefined}
      data-lead={lead || undefined}
      className={cn(lead && 'h-full', className)}
      {...composeProps(props, attention.handlers)}
    >
      <div className={cn('relative', lead && 'flex min-h-0 flex-1 flex-col')}>
        <CardPicture
          className={cn(
            'aspect-picture',
            lead && 'desktop:aspect-auto desktop:min-h-80 desktop:flex-1',
          )}
          style={{ backgroundColor: picture.colour }}
        >
          <Image {...picture} />
          {preview && attention.active && (
            <CardPreview src={preview} playing={attention.playing && shown === 'film'} />
          )}
          {shown !== 'film' && (
            <div
              data-slot="card-pane"
              className="absolute inset-0 grid items-end bg-sunken *:rounded-none"
            >
              {content[shown]}
            </div>
          )}
        </CardPicture>
        {favourite && (
          <div className="absolute inset-e-2.5 top-2.5 z-lifted @max-[15rem]:inset-e-1.5 @max-[15rem]:top-1.5">
            {favourite}
          </div>
        )}
        {hasPanes && attention.active && (
          <CardPanes panes={panes} value={shown} onValueChange={setPane} />
        )}
        {(cookAlong || hasPanes) && (
          <button
            type="button"
            tabIndex={-1}
            aria-hidden="true"
            onClick={attention.toggle}
            className={cn(
              'card-steps',
              cookAlong ? 'inline-flex' : 'hidden pointer-coarse:inline-flex',
              corner,
              // Not `invisible`: hiding the element that a tap has just focused would blur it.
              attention.active && 'pointer-events-none opacity-0',
            )}
          >
            <Icon of={sign} size="s" fill={sign === Play} />
            {cookAlong && words.steps(cookAlong.steps)}
          </button>
        )}
        {cookAlong && shown === 'film' && (
          <Button
            variant="flame"
            size={lead ? 'm' : 's'}
            icon={sign}
            iconFill={sign === Play}
            aria-label={`${words.cookAlong}: ${(fullTitle ?? title).replaceAll('\u00AD', '')}, ${words.steps(cookAlong.steps)}`}
            onClick={clickOf(cookAlong)}
            className={cn(
              'absolute z-lifted transition-opacity @max-[15rem]:group-has-[[data-slot=card-panes][data-open]]/card:hidden',
              corner,
              !attention.active && 'pointer-events-none opacity-0',
            )}
          >
            {words.cookAlong}
          </Button>
        )}
      </div>
      <CardTitle
        id={titleId}
        href={href}
        title={title}
        fullTitle={fullTitle}
        level={level}
        className={cn(lead && 'mt-4 text-title')}
      />
      {lead && description !== undefined && <p className="mt-2 line-clamp-2 cook">{description}</p>}
      <CardByline {...author} />
      <CardMeta>
        {preparation !== undefined && (
          <span className="inline-flex items-center gap-1.25 whitespace-nowrap">
            <Icon of={Clock} className="size-[1.0625rem] text-ink-soft" />
            <span className="sr-only">{words.preparation} </span>
            {preparation}
          </span>
        )}
        {total !== undefined && (
          // On a narrow card a line of its own; otherwise beside the preparation, after a dot.
          <span className="-ms-2 whitespace-nowrap text-ink-soft before:me-1.5 before:content-['·'] @max-[15rem]:order-last @max-[15rem]:ms-0 @max-[15rem]:basis-full @max-[15rem]:before:content-none">
            {total}
          </span>
        )}
        <StarSummary {...rating} />
      </CardMeta>
      {tags && <CardTags tags={tags} />}
    </Card>
  )
}
