import { useId, type ComponentProps } from 'react'
import { Icon, type IconDrawing } from '#design-system/icon/icon.tsx'
import { CircleQuestionMark, Lightbulb, Pencil } from '#design-system/icon/lucide.ts'
import { cn } from '#design-system/lib/cn.ts'
import { resetsTo } from '#design-system/lib/use-form-reset.ts'
import { FIELD_LABEL } from '#design-system/text-field/field.ts'

/** What a note is: a tip, a question, or what its writer changed. */
export type NoteKind = 'tip' | 'question' | 'changed'

const ICONS: Record<NoteKind, IconDrawing> = {
  tip: Lightbulb,
  question: CircleQuestionMark,
  changed: Pencil,
}

/** Props of {@link NoteKindLabel}. */
export interface NoteKindLabelProps {
  /** Chooses the icon. */
  kind: NoteKind
  /** Its name: "Tip". */
  label: string
}

/** The kind of a note, with its icon. */
export function NoteKindLabel({ kind, label }: NoteKindLabelProps) {
  return (
    <span className="note-kind">
      <Icon of={ICONS[kind]} />
      {label}
    </span>
  )
}

/** Props of {@link NoteKinds}. */
export interface NoteKindsProps extends Omit<ComponentProps<'fieldset'>, 'onChange' | 'children'> {
  /** Visible label of the group. */
  label: string
  /** Names of the kinds. */
  names: Record<NoteKind, string>
  /** The chosen kind. */
  value: NoteKind
  /** Called when another kind is chosen, by press or arrow key. */
  onValueChange: (kind: NoteKind) => void
}

/** Chooses the kind of a note: native radio buttons, each a box with an icon. */
export function NoteKinds({
  label,
  names,
  value,
  onValueChange,
  className,
  ...props
}: NoteKindsProps) {
  const id = useId()
  return (
    <fieldset
      data-slot="note-kinds"
      role="radiogroup"
      className={cn('note-kinds', className)}
      {...props}
    >
      <legend className={FIELD_LABEL}>{label}</legend>
      <div>
        {(['tip', 'question', 'changed'] as const).map((kind) => (
          <label key={kind}>
            <input
              ref={resetsTo(kind === value)}
              type="radio"
              name={id}
              value={kind}
              checked={kind === value}
              onChange={() => onValueChange(kind)}
            />
            <Icon of={ICONS[kind]} />
            {names[kind]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
