import type { ComponentProps, PointerEvent } from 'react'
import { cn } from '#design-system/lib/cn.ts'
import { composeProps } from '#design-system/lib/compose-props.ts'
import { placeIn, timeAt, type StripSpan } from '#design-system/studio/strip-place.ts'
import type { StripFlag, StripGap, StripImage } from '#design-system/studio/strip.types.ts'

/** Props of {@link FilmMap}. */
export interface FilmMapProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** "Place in the film". */
  label: string
  /** "5:06 of 10:32". */
  valueText: string
  /** Seconds of the film. */
  duration: number
  /** Where the film is, in seconds. */
  at: number
  /** What the strip below shows. */
  shown?: StripSpan | undefined
  pictures: readonly StripImage[]
  gaps: readonly StripGap[]
  flags: readonly StripFlag[]
  /** Called while the pointer goes along it. */
  onSeek: (at: number) => void
}

/** The whole film: pictures, what is left out, where steps begin, the needle. A slider. */
export function FilmMap({
  label,
  valueText,
  duration,
  at,
  shown,
  pictures,
  gaps,
  flags,
  onSeek,
  className,
  ...props
}: FilmMapProps) {
  const whole = { from: 0, to: duration }
  const seek = (event: PointerEvent<HTMLDivElement>) =>
    onSeek(timeAt(whole, event.currentTarget, event.clientX))
  return (
    <div
      data-slot="film-map"
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={Math.round(duration)}
      aria-valuenow={Math.round(at)}
      aria-valuetext={valueText}
      className={cn('stage-film-map', className)}
      {...composeProps(props, {
        onPointerDown: (event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          seek(event)
        },
        onPointerMove: (event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) seek(event)
        },
      })}
    >
      <StripPictures pictures={pictures} span={whole} />
      <StripGaps gaps={gaps} span={whole} />
      {shown && (
        <i
          className="stage-film-map-window"
          style={placeIn(whole, shown.from, shown.to - shown.from)}
        />
      )}
      <i className="stage-film-map-seen" style={placeIn(whole, 0, at)} />
      {flags
        .filter(({ kind }) => kind !== 'edge')
        .map((flag) => (
          <b
            key={flag.key}
            data-maybe={flag.kind === 'maybe' || undefined}
            className="stage-film-map-flag"
            style={placeIn(whole, flag.at)}
          >
            {flag.kind === 'step' && flag.text}
          </b>
        ))}
      <i className="stage-strip-needle" style={placeIn(whole, at)} />
    </div>
  )
}

/** Pictures along a strip. */
export function StripPictures({
  pictures,
  span,
}: {
  pictures: readonly StripImage[]
  span: StripSpan
}) {
  return (
    <div className="stage-strip-pictures">
      {pictures.map(({ at, length, src }) => (
        <img key={at} src={src} alt="" draggable={false} style={placeIn(span, at, length)} />
      ))}
    </div>
  )
}

/** What is left out along a strip. */
export function StripGaps({ gaps, span }: { gaps: readonly StripGap[]; span: StripSpan }) {
  return gaps.map(({ from, to }) => (
    <i key={from} className="stage-strip-gap" style={placeIn(span, from, to - from)} />
  ))
}
