import { useState } from 'react'
import { cn } from '#design-system/lib/cn.ts'
import { useSilentFilm } from '#design-system/lib/use-silent-film.ts'

/** Props of {@link CardPreview}. */
export interface CardPreviewProps {
  /** The short, silent film. */
  src: string
  /** Whether it plays. Nothing is loaded before. */
  playing: boolean
}

/**
 * The preview of a card's film: silent, without controls, over the picture, with a progress line.
 * It is rendered while the card is hovered or focused, and starts from the beginning each time.
 */
export function CardPreview({ src, playing }: CardPreviewProps) {
  const film = useSilentFilm(src, playing)
  const [progress, setProgress] = useState(0)
  return (
    <>
      <video
        {...film}
        muted
        data-slot="card-preview"
        data-state={playing ? 'playing' : 'stopped'}
        onTimeUpdate={({ currentTarget: { currentTime, duration } }) =>
          setProgress(duration > 0 ? currentTime / duration : 0)
        }
        className={cn(
          'absolute inset-0 size-full object-cover transition-opacity',
          !playing && 'opacity-0',
        )}
      />
      {playing && (
        <div data-slot="card-progress" className="absolute inset-x-0 bottom-0 h-1 bg-shade">
          <div
            className="h-full origin-left bg-flame transition-transform duration-[250ms] ease-linear rtl:origin-right forced-colors:bg-[Highlight] forced-colors:forced-color-adjust-none"
            style={{ transform: `scaleX(${progress})` }}
          />
        </div>
      )}
    </>
  )
}
