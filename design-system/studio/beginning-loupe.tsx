import type { ComponentProps } from 'react'
import { cn } from '#design-system/lib/cn.ts'
import { composeProps } from '#design-system/lib/compose-props.ts'
import { trackPointer } from '#design-system/studio/track-pointer.ts'
import { Wave } from '#design-system/studio/wave.tsx'

/** A picture of the loupe. */
export interface LoupePicture {
  key: string
  /** URL; undefined while it loads, or where the film has none. */
  src?: string | undefined
  /** Before the beginning, or left out. */
  isOut?: boolean
}

/** Props of {@link BeginningLoupe}. */
export interface BeginningLoupeProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** "Beginning of step 4". */
  label: string
  /** "5 minutes 6 seconds, picture 14". */
  valueText: string
  /** Seconds of the film, and where the beginning is. */
  duration: number
  at: number
  /** Seven pictures, three of them before the beginning. */
  pictures: readonly LoupePicture[]
  /** The wave along them. */
  peaks: ArrayLike<number>
  /** On the grip: number of the step. */
  grip: string
  /**
   * Called with the pictures by which it has been drawn since the pointer went down. It is the function that was
   * given then.
   */
  onMove: (pictures: number) => void
}

/** Seven pictures around a beginning with the wave below them, and a grip between two. A slider. */
export function BeginningLoupe({
  label,
  valueText,
  duration,
  at,
  pictures,
  peaks,
  grip,
  onMove,
  className,
  ...props
}: BeginningLoupeProps) {
  return (
    <div
      data-slot="beginning-loupe"
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={Math.round(duration)}
      aria-valuenow={Math.round(at)}
      aria-valuetext={valueText}
      className={cn('stage-loupe', className)}
      {...composeProps(props, {
        onPointerDown: (event) => {
          const { width } = event.currentTarget.getBoundingClientRect()
          let last = 0
          trackPointer(event, {
            // The pictures follow the pointer, so that drawing them to the left goes on in the film.
            onDrag: (moved) => {
              const by = Math.round((-moved / width) * pictures.length)
              if (by !== last) onMove(by)
              last = by
            },
          })
        },
      })}
    >
      <div className="stage-loupe-pictures">
        {pictures.map(({ key, src, isOut }) =>
          src === undefined ? (
            <span key={key} />
          ) : (
            <img key={key} src={src} alt="" draggable={false} data-out={isOut || undefined} />
          ),
        )}
      </div>
      <Wave peaks={peaks} className="stage-loupe-wave" />
      <i aria-hidden="true" className="stage-loupe-grip">
        <b>{grip}</b>
      </i>
    </div>
  )
}
