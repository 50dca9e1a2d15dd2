import type { ComponentProps, ReactNode } from 'react'
import { Icon, type IconDrawing } from '#design-system/icon/icon.tsx'
import { Lightbulb } from '#design-system/icon/lucide.ts'
import { cn } from '#design-system/lib/cn.ts'

/** One of the two large pictures of a beginning. */
export interface BeginningPicture {
  /** URL; undefined while it loads. */
  src: string | undefined
  caption: string
  /** Smaller, behind the caption: a time, "left out". */
  note?: string | undefined
  /** Over the picture: the film while it plays. */
  over?: ReactNode
}

/** A button below the loupe. */
export interface BeginningTool {
  label: string
  /** Accessible name, where it says more than the label. */
  name?: string
  icon: IconDrawing
  /** It stands behind the label. */
  isIconLast?: boolean
  keyName?: string | undefined
  /** The light one in the middle. */
  isPlay?: boolean
  onPress: () => void
}

/** Props of {@link BeginningView}. */
export interface BeginningViewProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The last picture before. */
  before: BeginningPicture
  /** The first one. */
  first: BeginningPicture
  /** Number of the step, in front of the caption; undefined for an edge. */
  number?: number | undefined
  /** `BeginningLoupe`. */
  loupe: ReactNode
  /** Name of the group of buttons. */
  toolsLabel: string
  tools: readonly BeginningTool[]
  /** A hint, with a button that follows it. */
  hint?: { text: string; go: string; onGo: () => void } | undefined
}

/** The beginning of a step by the picture: the last one before it, and its first. */
export function BeginningView({
  before,
  first,
  number,
  loupe,
  toolsLabel,
  tools,
  hint,
  className,
  ...props
}: BeginningViewProps) {
  return (
    <div data-slot="beginning-view" className={cn('stage-beginning', className)} {...props}>
      <Picture {...before} />
      <Picture {...first} number={number} isFirst />
      {loupe}
      <div role="group" aria-label={toolsLabel} className="stage-beginning-tools">
        {tools.map(({ label, name, icon, isIconLast = false, keyName, isPlay, onPress }) => (
          <button
            key={name ?? label}
            type="button"
            data-play={isPlay || undefined}
            onClick={onPress}
          >
            {!isIconLast && <Icon of={icon} fill={isPlay} />}
            {name !== undefined && <span className="sr-only">{name}</span>}
            <b aria-hidden={name !== undefined || undefined}>{label}</b>
            {isIconLast && <Icon of={icon} />}
            {keyName !== undefined && <kbd aria-hidden="true">{keyName}</kbd>}
          </button>
        ))}
      </div>
      {hint && (
        <p className="stage-beginning-hint">
          <Icon of={Lightbulb} />
          <span>{hint.text}</span>
          <button type="button" onClick={hint.onGo}>
            {hint.go}
          </button>
        </p>
      )}
    </div>
  )
}

function Picture({
  src,
  caption,
  note,
  over,
  number,
  isFirst = false,
}: BeginningPicture & { number?: number | undefined; isFirst?: boolean }) {
  return (
    <figure data-first={isFirst || undefined} className="stage-beginning-picture">
      {src !== undefined && (
        <>
          <img src={src} alt="" className="stage-sides" />
          <img src={src} alt="" />
        </>
      )}
      {over}
      <figcaption>
        {number !== undefined && <b>{number}</b>}
        {caption}
        {note !== undefined && <small>{note}</small>}
      </figcaption>
    </figure>
  )
}
