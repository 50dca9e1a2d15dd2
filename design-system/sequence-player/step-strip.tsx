import { type ComponentProps, type CSSProperties, useEffect, useRef, useState } from 'react'
import { cn } from '#design-system/lib/cn.ts'
import { useMessages } from '#design-system/provider/context.ts'
import { usePlayerParts } from '#design-system/sequence-player/player-context.ts'
import type { LoadImage } from '#design-system/sequence-player/player.types.ts'
import { passed } from '#design-system/sequence-player/progress-bar.tsx'
import { usePicture } from '#design-system/sequence-player/use-picture.ts'

/** The steps as numbered pictures, scrolled to the current one. */
export function StepStrip() {
  const { steps, total, state, send, loadImage } = usePlayerParts()
  const { player } = useMessages()
  const list = useRef<HTMLOListElement>(null)

  useEffect(() => {
    const item = list.current?.children[state.step]
    // Not scrollIntoView: that would scroll the page as well.
    if (list.current && item instanceof HTMLElement) {
      list.current.scrollLeft = item.offsetLeft - (list.current.clientWidth - item.clientWidth) / 2
    }
  }, [state.step])

  return (
    // Left to right in both directions of writing, as the film's progress and the arrow keys.
    <ol
      ref={list}
      dir="ltr"
      aria-label={player.steps}
      data-slot="step-strip"
      className="relative grid auto-cols-[minmax(6.25rem,10rem)] grid-flow-col gap-1 overflow-x-auto py-1.5 scrollbar-none player-low:auto-cols-[5.25rem] player-tall:px-3"
    >
      {steps.map(({ number, start, stop, plainLine, thumbSrc }, index) => (
        <li key={number} className="min-w-0">
          <button
            type="button"
            aria-current={index === state.step ? 'step' : undefined}
            onClick={() => send({ type: 'go', step: index })}
            className="group grid w-full gap-1.5 rounded-control p-1.5 text-start text-caption text-on-stage-soft hover:bg-stage-raised hover:text-on-stage aria-[current=step]:bg-stage-raised aria-[current=step]:text-on-stage aria-[current=step]:shadow-[inset_0_0_0_2px_var(--color-flame)] forced-colors:aria-[current=step]:outline-3 forced-colors:aria-[current=step]:-outline-offset-3 forced-colors:aria-[current=step]:outline-[Highlight]"
          >
            <span className="sr-only">{player.step(number, total, plainLine)}</span>
            <Thumbnail
              aria-hidden="true"
              src={thumbSrc}
              loadImage={loadImage}
              className="opacity-[0.72] group-aria-[current=step]:opacity-100 data-[state=failed]:opacity-100 data-[state=loading]:opacity-100"
            />
            <span
              style={
                {
                  '--passed': index < state.step ? 1 : passed(start, stop, state.time),
                } as CSSProperties
              }
              className="block h-1 overflow-hidden rounded-[2px] bg-stage-line/55 forced-colors:border forced-colors:border-[CanvasText]"
            >
              <span className="block h-full origin-left scale-x-(--passed) bg-flame forced-colors:forced-color-adjust-none forced-colors:bg-[Highlight]" />
            </span>
            <span aria-hidden="true" className="truncate">
              <b className="font-semibold">
                {number}/{total}
              </b>{' '}
              {plainLine}
            </span>
          </button>
        </li>
      ))}
    </ol>
  )
}

/** Props of {@link Thumbnail}. */
interface ThumbnailProps extends ComponentProps<'span'> {
  /** URL of the picture; null shows the error text. */
  src: string | null
  /** Fetches the picture where its URL alone is not enough. */
  loadImage?: LoadImage
}

/**
 * A step's picture, 16:9. It shows 'Loading' while it loads, and a text when it failed.
 * Decorative: the button around it has the name.
 *
 * @selector [data-state="loading" | "ready" | "failed"]
 */
function Thumbnail({ src, loadImage, className, ...props }: ThumbnailProps) {
  const messages = useMessages()
  const url = usePicture(src, loadImage)
  const [seen, setSeen] = useState<{ url: string; state: 'ready' | 'failed' }>()
  const loading = url === undefined || (url !== null && seen?.url !== url)
  const state = loading ? 'loading' : url === null ? 'failed' : (seen?.state ?? 'loading')
  return (
    <span
      {...props}
      data-slot="thumbnail"
      data-state={state}
      className={cn(
        'relative grid aspect-film place-items-center overflow-hidden rounded-inner bg-stage-raised text-center leading-tight forced-colors:border forced-colors:border-[CanvasText]',
        className,
      )}
    >
      {state === 'loading' && messages.loading}
      {state === 'failed' && messages.image.missing}
      {url && state !== 'failed' && (
        <img
          src={url}
          alt=""
          className="absolute inset-0 size-full bg-transparent object-cover"
          onLoad={() => setSeen({ url, state: 'ready' })}
          onError={() => setSeen({ url, state: 'failed' })}
        />
      )}
    </span>
  )
}
