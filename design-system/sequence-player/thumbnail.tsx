import { useState, type ComponentProps } from 'react'
import { cn } from '#design-system/lib/cn.ts'
import { useMessages } from '#design-system/provider/context.ts'
import type { LoadImage } from '#design-system/sequence-player/player.types.ts'
import { usePicture } from '#design-system/sequence-player/use-picture.ts'

/** Props of {@link Thumbnail}. */
export interface ThumbnailProps extends ComponentProps<'span'> {
  /** URL of the picture; null shows the error text. */
  src: string | null
  /** Fetches the picture where its URL alone is not enough (VID-28). */
  loadImage?: LoadImage
}

/**
 * A step's picture, 16:9. It shows 'Loading' while it loads, and a text when it failed (VID-29).
 * Decorative: the button around it has the name.
 *
 * @selector [data-state="loading" | "ready" | "failed"]
 */
export function Thumbnail({ src, loadImage, className, ...props }: ThumbnailProps) {
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
