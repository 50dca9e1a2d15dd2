import type { ComponentProps, ReactNode } from 'react'
import { Avatar } from '#design-system/avatar/avatar.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import { Lock } from '#design-system/icon/lucide.ts'
import { cn } from '#design-system/lib/cn.ts'
import { NoteKindLabel, type NoteKindLabelProps } from '#design-system/step-notes/note-kind.tsx'

/** Props of {@link StepNote}; other props go to the `<li>`. */
export interface StepNoteProps extends Omit<ComponentProps<'li'>, 'lang'>, NoteKindLabelProps {
  /** Who wrote it: "Lena Hartmann", "You". */
  writer: string
  /** Name for the initials, where there is no picture. @default writer */
  initialsOf?: string
  /** URL of the writer's picture. */
  picture: string | null
  /** When it was written. */
  date?: ReactNode
  /** Shown beside a lock: "only you". @selector [data-slot=icon] in the head */
  secret?: string | undefined
  text: string
  /** Language of the text. */
  lang: string
  /** The reader wrote it: it stands on a tint. @default false @selector [data-own] */
  own?: boolean
  /** What the reader can do with it, in a row below. */
  children?: ReactNode
}

/** A note of a member at a step. */
export function StepNote({
  writer,
  initialsOf = writer,
  picture,
  date,
  secret,
  kind,
  label,
  text,
  lang,
  own = false,
  className,
  children,
  ...props
}: StepNoteProps) {
  return (
    <li
      data-slot="step-note"
      data-own={own || undefined}
      className={cn('note', className)}
      {...props}
    >
      <Avatar name={initialsOf} src={picture} />
      <span className="note-who">
        <b>{writer}</b>
        <small>
          {date}
          {secret !== undefined && (
            <span className="note-choice">
              <Icon of={Lock} />
              {secret}
            </span>
          )}
        </small>
      </span>
      <NoteKindLabel kind={kind} label={label} />
      <p lang={lang} dir="auto" className="note-text">
        {text}
      </p>
      {children !== undefined && <div className="note-acts">{children}</div>}
    </li>
  )
}
