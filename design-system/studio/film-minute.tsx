import type { ComponentProps } from 'react'
import { cn } from '#design-system/lib/cn.ts'
import { composeProps } from '#design-system/lib/compose-props.ts'
import { StripGaps, StripPictures } from '#design-system/studio/film-map.tsx'
import { placeIn, timeAt, type StripSpan } from '#design-system/studio/strip-place.ts'
import { StripFlagButton } from '#design-system/studio/strip-flag.tsx'
import type { StripFlag, StripGap, StripImage } from '#design-system/studio/strip.types.ts'
import { trackPointer } from '#design-system/studio/track-pointer.ts'
import { Wave } from '#design-system/studio/wave.tsx'

/** A part of the wave. */
export interface MinuteWave {
  /** Seconds. */
  from: number
  to: number
  peaks: ArrayLike<number>
}

/** A time that is written below the wave. */
export interface MinuteTick {
  /** Seconds. */
  at: number
  text: string
}

/** Props of {@link FilmMinute}. */
export interface FilmMinuteProps extends Omit<
  ComponentProps<'div'>,
  'children' | 'onDrag' | 'onDrop'
> {
  span: StripSpan
  /** Where the film is, in seconds. */
  at: number
  pictures: readonly StripImage[]
  waves: readonly MinuteWave[]
  gaps: readonly StripGap[]
  flags: readonly StripFlag[]
  ticks: readonly MinuteTick[]
  /** Called while the pointer draws the strip along, or was pressed at a place. */
  onSeek: (at: number) => void
  /** A flag was pressed. */
  onOpen: (flag: StripFlag) => void
  /** Called while a flag is dragged. */
  onDrag: (flag: StripFlag, at: number) => void
  /** A flag was dropped. */
  onDrop: (flag: StripFlag, at: number) => void
}

/** The minute around the needle: pictures, wave, times, flags to drag. The map above has its keys. */
export function FilmMinute({
  span,
  at,
  pictures,
  waves,
  gaps,
  flags,
  ticks,
  onSeek,
  onOpen,
  onDrag,
  onDrop,
  className,
  ...props
}: FilmMinuteProps) {
  return (
    <div
      data-slot="film-minute"
      className={cn('stage-film-minute', className)}
      {...composeProps(props, {
        onPointerDown: (event) => {
          const strip = event.currentTarget
          const { width } = strip.getBoundingClientRect()
          trackPointer(event, {
            onDrag: (moved) => onSeek(at - (moved / width) * (span.to - span.from)),
            onEnd: (isDrag, { clientX }) => {
              if (!isDrag) onSeek(timeAt(span, strip, clientX))
            },
          })
        },
      })}
    >
      <StripPictures pictures={pictures} span={span} />
      <div className="stage-film-minute-inside">
        {waves.map((wave) => (
          <Wave
            key={wave.from}
            peaks={wave.peaks}
            className="stage-film-minute-wave"
            style={placeIn(span, wave.from, wave.to - wave.from)}
          />
        ))}
        <StripGaps gaps={gaps} span={span} />
        <p aria-hidden="true" className="stage-film-minute-ticks">
          {ticks.map((tick) => (
            <i key={tick.at} style={placeIn(span, tick.at)}>
              {tick.text}
            </i>
          ))}
        </p>
      </div>
      {flags
        .filter((flag) => flag.at >= span.from && flag.at <= span.to)
        .map((flag) => (
          <StripFlagButton
            key={flag.key}
            flag={flag}
            span={span}
            onOpen={onOpen}
            onDrag={onDrag}
            onDrop={onDrop}
          />
        ))}
      <i className="stage-strip-needle" style={placeIn(span, at)} />
    </div>
  )
}
