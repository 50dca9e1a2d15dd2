import { Image } from '#design-system/image/image.tsx'
import { pictureUrl } from '#app/lib/media/media.ts'
import { THUMBNAIL_WIDTH } from '#app/lib/media/sizes.ts'
import type { WritableFood } from '#contract/own-recipes/own-recipe.ts'
import './food-picture.css'

/** The round picture of a food; an open rim for one that Simmer does not know. Decorative. */
export function FoodPicture({ food }: { food: WritableFood | undefined }) {
  const path = food?.ImagePath
  if (path) {
    return (
      <Image
        src={pictureUrl(path, THUMBNAIL_WIDTH)}
        alt=""
        width={44}
        height={44}
        className="wr-food"
      />
    )
  }
  return (
    <span aria-hidden="true" className="wr-food wr-own-food">
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
      >
        <path d="M20.7 9.3A9.1 9.1 0 1 1 16.6 4.2" />
        <path d="M16.9 12.3a4.9 4.9 0 1 1-2.6-4.6" />
      </svg>
    </span>
  )
}
