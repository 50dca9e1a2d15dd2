import { Icon } from '#design-system/icon/icon.tsx'
import { ChefHat } from '#design-system/icon/lucide.ts'
import { mediaUrl } from '#app/lib/media/media.ts'
import type { MediaPath } from '#contract/common.ts'

/** Props of {@link PartPicture}. */
export interface PartPictureProps {
  /** Of the film; null while nobody may see it, and for a card. */
  path: MediaPath | null
  /** Which picture, in milliseconds. */
  atMs: number
}

/** Seconds at least to the picture: at the very beginning no browser draws one before the film plays. */
const FIRST = 0.001

/** A picture of a film, for the eye alone; a plate where there is none. */
export function PartPicture({ path, atMs }: PartPictureProps) {
  if (path === null)
    return (
      <span className="studio-plate" aria-hidden="true">
        <Icon of={ChefHat} />
      </span>
    )
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- it never plays
    <video
      className="studio-picture"
      src={`${mediaUrl(path)}#t=${Math.max(FIRST, atMs / 1000)}`}
      preload="metadata"
      muted
      playsInline
      tabIndex={-1}
      aria-hidden="true"
    />
  )
}
