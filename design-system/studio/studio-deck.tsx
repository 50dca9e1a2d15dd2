import type { ComponentProps, ReactNode } from 'react'
import { Icon, type IconDrawing } from '#design-system/icon/icon.tsx'
import { cn } from '#design-system/lib/cn.ts'

/** Props of {@link StudioDeck}. */
export interface StudioDeckProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Name of the group: "Film". */
  label: string
  /** `DeckButton`s that move the film. */
  run: ReactNode
  /** The one for its speed. */
  speed?: ReactNode
  /** Those that leave out and hold. */
  cut?: ReactNode
}

/** The film's own controls, in reach of the thumb. */
export function StudioDeck({ label, run, speed, cut, className, ...props }: StudioDeckProps) {
  return (
    <div
      data-slot="studio-deck"
      role="group"
      aria-label={label}
      className={cn('stage-deck', className)}
      {...props}
    >
      <div className="stage-deck-run">{run}</div>
      {speed}
      <div className="stage-deck-cut">{cut}</div>
    </div>
  )
}

/** Props of {@link DeckButton}. */
export interface DeckButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** What it does, shown below or beside the drawing. */
  text: string
  /** Accessible name, where it says more than the text. */
  name?: string | undefined
  icon?: IconDrawing
  /** Fills the drawing. @default false */
  iconFill?: boolean
  /**
   * `play`: the light one. `back`: on every stage. `fine`, `far` and `speed`: where there is room.
   *
   * @selector [data-variant]
   */
  variant?: 'play' | 'back' | 'fine' | 'far' | 'speed'
  /** Its key, shown on wide stages with a keyboard. */
  keyName?: string | undefined
}

/** A control of the film: 56 px high, 44 px on wide stages. */
export function DeckButton({
  text,
  name,
  icon,
  iconFill = false,
  variant,
  keyName,
  className,
  ...props
}: DeckButtonProps) {
  return (
    <button
      type="button"
      data-slot="deck-button"
      data-variant={variant}
      className={cn('stage-deck-button', className)}
      {...props}
    >
      {icon && <Icon of={icon} fill={iconFill} />}
      {name !== undefined && <span className="sr-only">{name}</span>}
      <span aria-hidden={name !== undefined || undefined}>{text}</span>
      {keyName !== undefined && <kbd aria-hidden="true">{keyName}</kbd>}
    </button>
  )
}
