import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#design-system/lib/cn.ts'

/** What an author is at: the very start, watching, a beginning, a picture to hold, a suggestion. */
export type StudioMoment = 'first' | 'mark' | 'beginning' | 'hold' | 'suggest'
/** Whether a film lies or stands. */
export type FilmShape = 'wide' | 'tall'

/** Props of {@link StudioFrame}: the parts of the stage, each in its place. */
export interface StudioFrameProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Name of the stage, which has the focus after a press. */
  label: string
  /** @selector [data-moment] */
  moment: StudioMoment
  /** @selector [data-shape] */
  shape: FilmShape
  /** Whether buttons show their keys. @default true @selector [data-keys] */
  hasKeys?: boolean
  /** `StudioBar`. */
  bar: ReactNode
  /** `StudioFilm`. */
  film?: ReactNode
  /** `StudioStrip`. */
  strip?: ReactNode
  /** `StudioColumn`. */
  column?: ReactNode
  /** `StudioDeck`. */
  deck?: ReactNode
  /** `BeginningView` or `HoldChoice`. */
  panel?: ReactNode
  /** `StudioBand`. */
  band: ReactNode
  /** `StudioKeys`: over the others. */
  children?: ReactNode
}

/**
 * The stage of the studio, dark in both themes. It fills the window, or the nearest ancestor that
 * contains layout, and its layout follows its own size.
 */
export function StudioFrame({
  label,
  moment,
  shape,
  hasKeys = true,
  bar,
  film,
  strip,
  column,
  deck,
  panel,
  band,
  className,
  children,
  ...props
}: StudioFrameProps) {
  return (
    <section
      data-slot="studio-frame"
      data-theme="dark"
      data-keys={hasKeys ? undefined : 'off'}
      aria-label={label}
      tabIndex={-1}
      className={cn('stage-frame', className)}
      {...props}
    >
      <div data-moment={moment} data-shape={shape} className="stage-grid">
        {bar}
        {film}
        {deck}
        {column}
        {panel}
        {strip}
        {band}
        {children}
      </div>
    </section>
  )
}
