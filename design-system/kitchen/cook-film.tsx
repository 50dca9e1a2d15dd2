import { cn } from '#design-system/lib/cn.ts'
import type { CookFilmProps } from '#design-system/kitchen/kitchen.types.ts'
import { Icon } from '#design-system/icon/icon.tsx'
import { Play } from '#design-system/icon/lucide.ts'
import { useMessages } from '#design-system/provider/context.ts'

/** The frame of a step's film or picture, which is never cropped. */
export function CookFilm({
  ambient,
  still,
  step,
  total,
  onPlay,
  className,
  children,
  ...props
}: CookFilmProps) {
  const { cook } = useMessages()
  return (
    <div data-slot="cook-film" className={cn('cook-film', className)} {...props}>
      {ambient && <img src={ambient} alt="" className="cook-ambient" />}
      {still && <img src={still} alt="" />}
      {children}
      {onPlay && (
        <button type="button" aria-label={cook.play} onClick={onPlay} className="cook-play">
          <Icon of={Play} fill size="xl" />
        </button>
      )}
      {/* Left to right in both directions of writing, as the film's progress. */}
      <span dir="ltr" aria-hidden="true" className="cook-tiny">
        {Array.from({ length: total }, (_, index) => (
          <span key={index} data-on={index < step || undefined} />
        ))}
      </span>
    </div>
  )
}
