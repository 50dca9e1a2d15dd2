import { useState, type ComponentProps, type CSSProperties } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Eye } from '#design-system/icon/lucide.ts'
import { Image, type ImageProps } from '#design-system/image/image.tsx'
import { cn } from '#design-system/lib/cn.ts'
import { useMessages } from '#design-system/provider/context.ts'

/** A thing in a picture that gets a label. */
export interface Hotspot {
  /** Stable key. */
  id: string | number
  /** Its full name, for phones and screen readers. */
  name: string
  /** The name as it fits between others on wider screens (RCD-17); the full name by default. */
  shortName?: string
  /** How much of it: "400 g". Not shown on phones and on small pictures. */
  amount?: string
  /** Left edge of the thing, as a fraction of the picture's width, 0 to 1. */
  x: number
  /** Upper edge, as a fraction of the picture's height, 0 to 1. */
  y: number
  /** Width of the thing, as a fraction of the picture's width, 0 to 1. */
  width: number
}

/** Props of {@link HotspotImage}. */
export interface HotspotImageProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** The picture. */
  picture: ImageProps
  /** The labelled things, in reading order; none shows a sentence instead (RCD-18). */
  hotspots: readonly Hotspot[]
  /** Labels stand at first. @default false */
  defaultShown?: boolean
  /** Offers a button that keeps the labels, for fingers and keyboards. @default true */
  toggle?: boolean
}

/** Centre of the label, kept between the picture's edges by shifting it by its own fraction. */
function place({ x, y, width }: Hotspot): CSSProperties {
  const centre = Math.min(Math.max(x + width / 2, 0), 1)
  return { '--centre': centre, left: `${centre * 100}%`, top: `${y * 100}%` } as CSSProperties
}

/**
 * A picture whose things carry labels that point down at them. The labels are always read by
 * screen readers; eyes see them on hover, on focus, or kept by the button. Positions are those of
 * the picture, so they are physical, not mirrored.
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
      data-state={kept || hovered ? 'shown' : 'hidden'}
      // A finger that passes by is no wish; it has the button.
      onPointerEnter={(event) => setHovered(event.pointerType !== 'touch')}
      onPointerLeave={() => setHovered(false)}
      className={cn('group/hotspots @container relative overflow-hidden rounded-sheet', className)}
      {...props}
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
              className="absolute translate-x-[calc(var(--centre)*-100%)] rounded-chip bg-chip-on-image px-2.25 py-1.25 whitespace-nowrap opacity-0 shadow-plate transition-opacity group-focus-within/hotspots:opacity-100 group-data-[state=shown]/hotspots:opacity-100 before:absolute before:top-[calc(100%+8px)] before:left-[calc(var(--centre)*100%)] before:size-1.75 before:-translate-x-1/2 before:rounded-full before:bg-chip-on-image before:outline before:outline-shade after:absolute after:top-full after:left-[calc(var(--centre)*100%)] after:h-2.5 after:w-[1.5px] after:bg-chip-on-image @max-[30rem]:w-max @max-[30rem]:max-w-24 @max-[30rem]:px-1.75 @max-[30rem]:text-center @max-[30rem]:whitespace-normal @max-[30rem]:py-1 @max-[30rem]:text-bar forced-colors:border forced-colors:border-[CanvasText]"
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
      <span aria-hidden="true" className="max-tablet:hidden" title={name}>
        {shortName}
      </span>
      <span className="tablet:sr-only">{name}</span>
    </>
  )
}
