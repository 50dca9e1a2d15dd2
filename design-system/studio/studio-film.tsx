import type { ComponentProps, ReactNode } from 'react'
import { Icon, type IconDrawing } from '#design-system/icon/icon.tsx'
import { FastForward } from '#design-system/icon/lucide.ts'
import { cn } from '#design-system/lib/cn.ts'

/** Props of {@link StudioFilm}. */
export interface StudioFilmProps extends ComponentProps<'div'> {
  /** URL of a small picture for blurred sides, where the film does not fill its place. */
  sides?: string | undefined
  /** What is so at this place: "Left out since 4:48". */
  badge?: { icon: IconDrawing; text: string } | undefined
  /** How fast it plays, where that is not by choice. */
  rate?: string | undefined
  /** What was just pressed, for four seconds. */
  said?: ReactNode
  /** `FilmTime`. */
  time: ReactNode
  /** The film. */
  children?: ReactNode
}

/** The film as it was taken, never cropped, with what is so at its place. */
export function StudioFilm({
  sides,
  badge,
  rate,
  said,
  time,
  className,
  children,
  ...props
}: StudioFilmProps) {
  return (
    <div data-slot="studio-film" className={cn('stage-film', className)} {...props}>
      {sides !== undefined && <img src={sides} alt="" className="stage-sides" />}
      {children}
      {badge && (
        <p className="stage-badge">
          <Icon of={badge.icon} size="s" />
          {badge.text}
        </p>
      )}
      {/* Announced when it is pressed. */}
      {said !== undefined && said !== null && (
        <p aria-hidden="true" className="stage-said">
          {said}
        </p>
      )}
      {/* What was just pressed has its place for a while. */}
      {rate !== undefined && !said && (
        <p className="stage-rate">
          <Icon of={FastForward} size="s" />
          {rate}
        </p>
      )}
      {time}
    </div>
  )
}

/** Props of {@link FilmTime}. */
export interface FilmTimeProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** "5:06.14": minutes, seconds, picture of the second. */
  at: string
  /** "10:32". */
  total: string
}

/** Where the film is, to the picture. */
export function FilmTime({ at, total, className, ...props }: FilmTimeProps) {
  return (
    <p data-slot="film-time" className={cn('stage-time', className)} {...props}>
      <b>{at}</b> / {total}
    </p>
  )
}
