import { useCallback, useState, type ComponentProps } from 'react'
import { Icon } from '#design-system/icon/icon.tsx'
import { MainDish } from '#design-system/icon/main-dish.ts'
import { cn } from '#design-system/lib/cn.ts'
import { useMessages } from '#design-system/provider/context.ts'

/** Props of {@link Image}: those of an `<img>`, with its size required. */
export interface ImageProps extends Omit<ComponentProps<'img'>, 'loading' | 'src'> {
  /** URL of the file; null, undefined or empty shows the fallback. */
  src: string | null | undefined
  /** Alternative text; empty when text beside the picture says the same. */
  alt: string
  /** Width of the file in pixels. It reserves the box before the file is loaded. */
  width: number
  /** Height of the file in pixels. */
  height: number
  /** Colour of the box until the file is loaded. */
  colour?: string
  /**
   * Loads eagerly and with high priority: for the one largest picture of a screen. @default false
   */
  eager?: boolean
}

/**
 * A picture that reserves its box. While it loads, the box shows its colour; without a file, plate
 * and cutlery; after an error, a text. It fills the width of its container.
 */
export function Image({
  src,
  alt,
  width,
  height,
  colour,
  eager = false,
  fetchPriority = eager ? 'high' : undefined,
  className,
  style,
  ref,
  onError,
  ...props
}: ImageProps) {
  const messages = useMessages()
  const [failed, setFailed] = useState<string>()
  // A picture can fail before hydration, when no handler is attached.
  const attach = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0 && src) setFailed(src)
      if (typeof ref === 'function') return ref(image)
      if (ref) ref.current = image
      return undefined
    },
    [src, ref],
  )

  if (!src || failed === src) {
    return (
      <span
        data-slot="image-fallback"
        {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
        className={cn(
          '@container grid place-content-center place-items-center gap-2 bg-sunken text-ink-soft',
          className,
        )}
        style={{ aspectRatio: `${width} / ${height}`, ...style }}
      >
        <Icon of={MainDish} className="size-[min(3.5rem,60cqi)]" />
        {src && <span className="text-caption @max-[10rem]:hidden">{messages.image.missing}</span>}
      </span>
    )
  }
  return (
    <img
      data-slot="image"
      ref={attach}
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={fetchPriority}
      // The largest picture is decoded synchronously, so that it is painted in the same frame as
      // the text.
      decoding={eager ? 'sync' : 'async'}
      onError={(event) => {
        setFailed(src)
        onError?.(event)
      }}
      className={cn('dim-dark object-cover', className)}
      style={{ backgroundColor: colour, ...style }}
      {...props}
    />
  )
}
