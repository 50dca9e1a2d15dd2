import { Image } from '#design-system/image/image.tsx'
import { cn } from '#design-system/lib/cn.ts'
import { pictureSources } from '#app/lib/media/picture.ts'
import { BOOK_COVER, COVER } from '#app/lib/media/sizes.ts'
import { EmptyPlate } from '#app/lib/ui/empty-plate.tsx'
import './cookbook-cover.css'

/** Pictures of recipes that make a cover. */
const PARTS = 4

/** Props of {@link CookbookCover}. */
export interface CookbookCoverProps {
  /** The chosen cover; null without one. */
  path: string | null
  /** Pictures of its first recipes, which stand there without a cover. */
  paths: readonly string[]
  /** `sizes` of the picture. */
  sizes: string
  className?: string
}

/** The cover of a cookbook: the chosen one, four of its recipes, or an open rim for fewer. */
export function CookbookCover({ path, paths, sizes, className }: CookbookCoverProps) {
  if (path !== null) {
    return (
      <span data-cover="made" className={cn('book-cover', className)}>
        <Image {...pictureSources(path, BOOK_COVER.width)} {...BOOK_COVER} sizes={sizes} alt="" />
      </span>
    )
  }
  // Two recipes may have the same picture.
  const parts = [...new Set(paths)].slice(0, PARTS)
  if (parts.length < PARTS) {
    return (
      <span data-cover="none" className={cn('book-cover', className)}>
        <EmptyPlate />
      </span>
    )
  }
  return (
    <span data-cover="four" className={cn('book-cover', className)}>
      {parts.map((part) => (
        <Image key={part} {...pictureSources(part, 320)} {...COVER} sizes="160px" alt="" />
      ))}
    </span>
  )
}
