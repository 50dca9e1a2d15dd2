import { useState, type ComponentProps, type CSSProperties } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Eye } from '#design-system/icon/lucide.ts'
import { Image, type ImageProps } from '#design-system/image/image.tsx'
import { cn } from '#design-system/lib/cn.ts'
import { composeProps } from '#design-system/lib/compose-props.ts'
import { useMessages } from '#design-system/provider/context.ts'

/** An object in a picture, with a label. */
export interface Hotspot {
  /** Stable key. */
  id: string | number
  /** Its full name, for phones and screen readers. */
  name: string
  /** Short name for wider screens. @default the full name */
  shortName?: string
  /** How much of it: "400 g". Not shown on phones and on small pictures. */
  amount?: string
  /** Left edge of the object, as a fraction of the picture's width, 0 to 1. */
  x: number
  /** Upper edge, as a fraction of the picture's height, 0 to 1. */
  y: number
  /** Width of the object, as a fraction of the picture's width, 0 to 1. */
  width: number
}

/** Props of {@link HotspotImage}. */
export interface HotspotImageProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** The picture. */
  picture: ImageProps
  /** The labelled objects, in reading order. Without any, a sentence is shown. */
  hotspots: readonly Hotspot[]
  /** Whether labels are shown initially. @default false */
  defaultShown?: boolean
  /** Adds a button that shows the labels, for touch and keyboard. @default true */
  toggle?: boolean
}

/** Centre of the label. It is shifted by its own fraction, so that it stays within the picture. */
function place({ x, y, width }: Hotspot): CSSProperties {
  const centre = Math.min(Math.max(x + width / 2, 0), 1)
  return { '--centre': centre, left: `${centre * 100}%`, top: `${y * 100}%` } as CSSProperties
}

/**
 * A picture with labels that point down at its objects. Screen readers always read the labels; they
 * are visible on hover, on focus, or after a press on the button. A short name becomes the full one while
 * its label is hovered, and while the keyboard focus is on the button. Positions belong to the picture,
 * so they are physical and not mirrored.
 */
export function HotspotImage({
  picture,
  hotspots,
  defaultShown = false,
  toggle = true,
  className,
  ...props
}: HotspotImageProps) {
  const { hotspots: words } = useMessages()
  const [kept, setKept] = useState(defaultShown)
  const [hovered, setHovered] = useState(false)
  return (
    <figure
      data-slot="hotspot-image"
      aria-label={picture.alt || undefined}
      data-state={kept || hovered ? 'shown' : 'hidden'}
      className={cn('group/hotspots @container relative overflow-hidden rounded-sheet', className)}
      {...composeProps(props, {
        // Touch pointers are ignored: a scroll passes over the picture, and touch has the button.
        onPointerEnter: (event) => setHovered(event.pointerType !== 'touch'),
        onPointerLeave: () => setHovered(false),
      })}
    >
      <Image {...picture} />
      {hotspots.length === 0 ? (
        <figcaption className="p-4 text-center text-label text-ink-soft">{words.empty}</figcaption>
      ) : (
        <ul dir="ltr" className="text-caption leading-tight font-semibold text-ink">
          {hotspots.map((hotspot) => (
            <li
              key={hotspot.id}
              data-slot="hotspot"
              style={place(hotspot)}
              className="group/label hotspot-label"
            >
              <bdi>
                <Name {...hotspot} />
              </bdi>
              {hotspot.amount && (
                <span className="font-regular text-ink-soft @max-[30rem]:hidden max-tablet:hidden">
                  {' '}
                  {hotspot.amount}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {toggle && hotspots.length > 0 && (
        <Button
          size="s"
          icon={Eye}
          aria-pressed={kept}
          onClick={() => setKept(!kept)}
          className="absolute inset-e-3 bottom-3"
        >
          <span className="@max-[30rem]:sr-only">{words.show}</span>
        </Button>
      )}
    </figure>
  )
}

function Name({ name, shortName = name }: Hotspot) {
  if (shortName === name) return name
  return (
    <>
      <span
        aria-hidden="true"
        className="max-tablet:hidden tablet:group-hover/label:hidden tablet:group-has-focus-visible/hotspots:hidden"
      >
        {shortName}
      </span>
      <span className="tablet:sr-only tablet:group-hover/label:not-sr-only tablet:group-has-focus-visible/hotspots:not-sr-only">
        {name}
      </span>
    </>
  )
}
