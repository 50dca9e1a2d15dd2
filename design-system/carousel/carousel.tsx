import {
  Children,
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react'
import { ChevronLeft, ChevronRight } from '#design-system/icon/lucide.ts'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { cn } from '#design-system/lib/cn.ts'
import { useMessages } from '#design-system/provider/context.ts'

/** Props of {@link Carousel}. */
export interface CarouselProps extends Omit<ComponentProps<'section'>, 'aria-label'> {
  /** The heading above the slides; it names the region. */
  heading: ReactNode
  /** Content at the end of the heading's line, before the arrows, such as a link to all. */
  trailing?: ReactNode
  /** One slide each, with a key. */
  children: ReactNode
}

/**
 * Whether a scroller is at its start or end. One pixel of tolerance, because subpixels never add up
 * exactly.
 */
function edges(list: HTMLElement): { atStart: boolean; atEnd: boolean } {
  // In right-to-left layouts scrollLeft counts down from zero.
  const position = Math.abs(list.scrollLeft)
  return {
    atStart: position <= 1,
    atEnd: position >= list.scrollWidth - list.clientWidth - 1,
  }
}

/**
 * Slides in a native scroller with snap points: 4, 3, 2 or 1 of them by the width of the window
 *. It has no autoplay and no arrow keys of its own; the browser scrolls a
 * focused slide into view.
 */
export function Carousel({ heading, trailing, className, children, ...props }: CarouselProps) {
  const { carousel: words } = useMessages()
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const [{ atStart, atEnd }, setEdges] = useState({ atStart: true, atEnd: false })
  useEffect(() => {
    const scroller = list.current
    if (!scroller) return undefined
    const observer = new ResizeObserver(() => setEdges(edges(scroller)))
    observer.observe(scroller)
    return () => observer.disconnect()
  }, [])

  const page = (direction: 1 | -1) => {
    const scroller = list.current
    if (!scroller) return
    const sign = getComputedStyle(scroller).direction === 'rtl' ? -1 : 1
    scroller.scrollBy({ left: direction * sign * scroller.clientWidth })
  }

  return (
    <section data-slot="carousel" aria-labelledby={id} className={className} {...props}>
      <div className="mb-4 flex items-center justify-between gap-x-4 gap-y-2 max-tablet:flex-wrap">
        <div id={id} className="min-w-0">
          {heading}
        </div>
        <div className="flex max-w-full shrink-0 items-center gap-2">
          {trailing}
          <IconButton
            variant="boxed"
            label={words.previous}
            icon={ChevronLeft}
            disabled={atStart}
            onClick={() => page(-1)}
            className="max-tablet:hidden rtl:-scale-x-100"
          />
          <IconButton
            variant="boxed"
            label={words.next}
            icon={ChevronRight}
            disabled={atEnd}
            onClick={() => page(1)}
            className="max-tablet:hidden rtl:-scale-x-100"
          />
        </div>
      </div>
      <ul
        ref={list}
        onScroll={(event) => setEdges(edges(event.currentTarget))}
        className={cn(
          // The margins leave room for focus rings, which a scroller clips.
          '-my-3 grid snap-x snap-mandatory grid-flow-col gap-6 overflow-x-auto py-3 [--peek:24px] [--slides:1] [scrollbar-width:none]',
          'auto-cols-[calc((100%-var(--peek)-(var(--slides)-1)*var(--spacing)*6)/var(--slides))]',
          'slides-2:-mx-3 slides-2:scroll-px-3 slides-2:px-3 slides-2:[--peek:0px] slides-2:[--slides:2] slides-3:[--slides:3] slides-4:[--slides:4]',
          // In the column of a page the slides reach the edges of a phone.
          'max-slides-2:-mx-(--page-bleed,0px) max-slides-2:scroll-px-(--page-bleed,0px) max-slides-2:gap-4 max-slides-2:px-(--page-bleed,0px)',
          'motion-safe:scroll-smooth',
        )}
      >
        {Children.map(children, (slide) => (
          <li data-slot="slide" className="min-w-0 snap-start">
            {slide}
          </li>
        ))}
      </ul>
    </section>
  )
}
