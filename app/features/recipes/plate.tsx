import { Image } from '#design-system/image/image.tsx'
import { cn } from '#design-system/lib/cn.ts'

/** Props of {@link Plate}. */
export interface PlateProps {
  /** Address of the picture; null shows an icon of a plate and cutlery. */
  src: string | null
  /** 44 px in a row, 72 px above a name. */
  size: 's' | 'm'
}

/** A round, decorative picture of an ingredient or a tool. */
export function Plate({ src, size }: PlateProps) {
  const pixels = size === 's' ? 44 : 72
  return (
    <span className={cn('block shrink-0', size === 's' ? 'size-11' : 'size-18')}>
      <Image
        src={src}
        alt=""
        width={pixels}
        height={pixels}
        className="rounded-full bg-transparent"
      />
    </span>
  )
}
