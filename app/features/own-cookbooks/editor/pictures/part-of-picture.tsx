import { cn } from '#design-system/lib/cn.ts'
import { heightOf, type Cut, type Part, type PictureSize } from './crop-part.ts'

/** A picture with its size. */
export interface SizedPicture {
  src: string
  size: PictureSize
}

/** Props of {@link PartOfPicture}. */
export interface PartOfPictureProps {
  picture: SizedPicture
  part: Part
  cut: Cut
  className?: string
}

/** A part of a picture, as its place shows it. */
export function PartOfPicture({
  picture: { src, size },
  part,
  cut,
  className,
}: PartOfPictureProps) {
  const height = heightOf(part, size, cut)
  return (
    <span className={cn('pic-part', className)} style={{ aspectRatio: cut.width / cut.height }}>
      <img
        src={src}
        alt=""
        style={{
          inlineSize: `${100 / part.width}%`,
          left: `${(-part.x / part.width) * 100}%`,
          top: `${(-part.y / height) * 100}%`,
        }}
      />
    </span>
  )
}
