import { useCallback, useState, type ComponentProps } from 'react'
import { Icon } from '#design-system/icon/icon.tsx'
import { MainDish } from '#design-system/icon/main-dish.ts'
import { cn } from '#design-system/lib/cn.ts'
import { useMessages } from '#design-system/provider/context.ts'

/** Props of {@link Image}: those of an `<img>`, with its size required. */
export interface ImageProps extends Omit<ComponentProps<'img'>, 'loading' | 'src'> {
  /** The file; null, undefined or empty shows the fallback. */
  src: string | null | undefined
  /** What is to be seen; empty when words beside it say the same. */
  alt: string
  /** Pixels of the file, so that its box stands before it arrives. */
  width: number
  /** Pixels of the file. */
  height: number
  /** Colour of the box until the picture arrives, such as that of the table in it. */
  colour?: string
  /** Loads at once and first: for the one picture that leads a screen. @default false */
  eager?: boolean
}

/**
 * A picture that keeps its box: before it arrives in its colour, without a file with a plate and
 * cutlery, and when the file never arrives with words in its place (ERR-27). It fills the width it
 * is given.
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
  // A picture can fail before hydration, when nobody listens yet.
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
      // The leading picture is painted with the words around it, not a frame later.
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
