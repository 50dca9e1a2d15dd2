import type { ComponentProps, ReactNode } from 'react'
import { Icon, type IconDrawing } from '#design-system/icon/icon.tsx'
import { Undo2 } from '#design-system/icon/lucide.ts'
import { cn } from '#design-system/lib/cn.ts'

/** The square left of the band: takes back, or says no. */
export interface StudioBandBack {
  label: string
  /** Accessible name, where it says more than the label. */
  name?: string | undefined
  /** @default Undo */
  icon?: IconDrawing
  keyName?: string | undefined
  /** There is nothing to take back. @default false */
  disabled?: boolean
  onPress: () => void
}

const NOTHING: readonly string[] = []

/** Props of {@link StudioBand}. */
export interface StudioBandProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** "Begins next". */
  over: string
  /** Number of the step and of all; undefined where the band is about none. */
  step?: readonly [number: number, total: number] | undefined
  title: string
  /** Small words before a list, or alone: "Look for:". */
  detail?: string | undefined
  /** What to look for. It goes where there is little room. */
  list?: readonly string[] | undefined
  /** A strong word before the small ones: "5:06.14". */
  strong?: string | undefined
  /** What a press does, its drawing and key. */
  go: ReactNode
  goIcon?: IconDrawing | undefined
  /** Fills the drawing. @default false */
  goFill?: boolean
  goKey?: string | undefined
  /** Accessible name of the band. */
  name: string
  /** Keys for assistive technology: "M". */
  keyShortcuts?: string | undefined
  onGo: () => void
  back?: StudioBandBack | undefined
}

/**
 * The foot of the stage: the one next action. The whole band is one button; the dark block only says
 * so. Undo is the only other thing in it.
 */
export function StudioBand({
  over,
  step,
  title,
  detail,
  list = NOTHING,
  strong,
  go,
  goIcon,
  goFill = false,
  goKey,
  name,
  keyShortcuts,
  onGo,
  back,
  className,
  ...props
}: StudioBandProps) {
  const hasDetail = detail !== undefined || strong !== undefined
  return (
    <div data-slot="studio-band" className={cn('stage-band', className)} {...props}>
      <button type="button" aria-keyshortcuts={keyShortcuts} onClick={onGo} className="stage-next">
        <span className="sr-only">{name}</span>
        <span aria-hidden="true" className="stage-line">
          <span className="stage-line-number">
            <span>{over}</span>
            {step && (
              <>
                {step[0]}
                <small>{`\u200a/\u200a${step[1]}`}</small>
              </>
            )}
          </span>
          <span className="stage-line-over">{over}</span>
          <span className="stage-line-title">{title}</span>
          {hasDetail && (
            <span data-look={list.length > 0 || undefined} className="stage-line-detail">
              {strong !== undefined && <span>{strong}</span>}
              {detail !== undefined && <i>{detail}</i>}
              {list.map((word) => (
                <span key={word}>{word}</span>
              ))}
            </span>
          )}
        </span>
        <span aria-hidden="true" className="stage-go">
          {goIcon && <Icon of={goIcon} fill={goFill} />}
          <span>{go}</span>
          {goKey !== undefined && <kbd>{goKey}</kbd>}
        </span>
      </button>
      {back && (
        <button
          type="button"
          aria-disabled={back.disabled || undefined}
          onClick={back.disabled ? undefined : back.onPress}
          className="stage-undo"
        >
          <Icon of={back.icon ?? Undo2} size="l" />
          {back.name !== undefined && <span className="sr-only">{back.name}</span>}
          <span aria-hidden={back.name !== undefined || undefined}>{back.label}</span>
          {back.keyName !== undefined && <kbd aria-hidden="true">{back.keyName}</kbd>}
        </button>
      )}
    </div>
  )
}
