import { Image } from '#design-system/image/image.tsx'
import { pictureUrl } from '#app/lib/media/media.ts'
import { BOOK_COVER, THUMBNAIL_WIDTH } from '#app/lib/media/sizes.ts'
import { EmptyPlate } from '#app/lib/ui/empty-plate.tsx'

/** The small cover of a cookbook in a row; an open rim without one. Decorative. */
export function MonthCover({ path }: { path: string | null }) {
  if (path === null) {
    return (
      <span data-cover="none" className="month-cover">
        <EmptyPlate />
      </span>
    )
  }
  return (
    <span className="month-cover">
      <Image src={pictureUrl(path, THUMBNAIL_WIDTH)} {...BOOK_COVER} alt="" />
    </span>
  )
}
