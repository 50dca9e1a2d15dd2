import { Image } from '#design-system/image/image.tsx'
import { cn } from '#design-system/lib/cn.ts'
import { pictureUrl } from '#app/lib/media/media.ts'
import { THUMBNAIL_WIDTH } from '#app/lib/media/sizes.ts'

/** Props of {@link RowPicture}. */
export interface RowPictureProps {
  /** Path of the food's picture; null draws an empty plate. */
  picture: string | null | undefined
  /** Width and height, in pixels. */
  size: number
  className?: string
}

/** The picture of a food, or an empty plate for what has none. */
export function RowPicture({ picture, size, className }: RowPictureProps) {
  if (!picture) {
    return (
      <span
        aria-hidden="true"
        className={cn(
          'shrink-0 rounded-full border-[1.5px] border-line-control bg-surface shadow-[inset_0_0_0_3px_var(--color-surface),inset_0_0_0_4px_var(--color-line)]',
          className,
        )}
      />
    )
  }
  return (
    <Image
      src={pictureUrl(picture, THUMBNAIL_WIDTH)}
      alt=""
      width={size}
      height={size}
      className={cn('shrink-0 rounded-full', className)}
    />
  )
}
