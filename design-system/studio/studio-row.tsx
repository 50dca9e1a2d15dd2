import { useState, type ComponentProps } from 'react'
import type { ActionName } from '#design-system/enamel-plate/actions.ts'
import { EnamelPlate } from '#design-system/enamel-plate/enamel-plate.tsx'
import { Pencil } from '#design-system/icon/lucide.ts'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { cn } from '#design-system/lib/cn.ts'

/** What a step shows: nothing yet, film, one picture, its card. */
export type StudioRowKind = 'none' | 'film' | 'still' | 'card'

/** A beginning that can be typed, where there is no room for the strip. */
export interface StudioRowField {
  /** "begins at". */
  label: string
  /** Name of the field: "Step 4 begins at". */
  name: string
  value: string
  /** "Now", and its name. */
  now: string
  nowName: string
  /** Called with what was typed. */
  onType: (text: string) => void
  onNow: () => void
}

/** Props of {@link StudioRow}. */
export interface StudioRowProps extends Omit<ComponentProps<'li'>, 'title' | 'children'> {
  number: number
  title: string
  /** @selector [data-kind] */
  kind: StudioRowKind
  /** Name of the whole row. */
  name: string
  /** Below the title: "1:24 long". */
  line: string
  /** "5:06", of a step with a place. */
  at?: string | undefined
  /** URL of its first picture; undefined while it loads. */
  picture?: string | undefined
  /** Drawn on the plate of a card. @default 'plate' */
  action?: ActionName
  /** M fills it. @default false @selector [data-chosen] */
  isChosen?: boolean
  onChoose: () => void
  /** The pencil, of a step with a place. */
  move?: { label: string; onPress: () => void } | undefined
  /** "No film", in the empty place. */
  without?: { label: string; keyName?: string | undefined; onPress: () => void } | undefined
  field?: StudioRowField | undefined
}

/** A step: left the place for its picture, right the step. Together they are one plate. */
export function StudioRow({
  number,
  title,
  kind,
  name,
  line,
  at,
  picture,
  action = 'plate',
  isChosen = false,
  onChoose,
  move,
  without,
  field,
  className,
  ...props
}: StudioRowProps) {
  return (
    <li
      data-slot="studio-row"
      data-kind={kind}
      data-chosen={isChosen || undefined}
      className={cn('stage-row', className)}
      {...props}
    >
      <button
        type="button"
        aria-current={isChosen ? 'step' : undefined}
        onClick={onChoose}
        className="stage-row-main"
      >
        <span className="sr-only">{name}</span>
        <span
          aria-hidden="true"
          data-empty={kind === 'none' || undefined}
          className="stage-row-picture"
        >
          {kind === 'card' && <EnamelPlate action={action} />}
          {picture !== undefined && <img src={picture} alt="" />}
          {at !== undefined && <span className="stage-row-at">{at}</span>}
        </span>
        <span aria-hidden="true" className="stage-row-words">
          <b>{number}</b>
          <span className="stage-row-title">{title}</span>
          <small>
            {at !== undefined && <span className="stage-row-at-text">{`${at} · `}</span>}
            {line}
          </small>
        </span>
      </button>
      {move && (
        <IconButton variant="stage" icon={Pencil} label={move.label} onClick={move.onPress} />
      )}
      {without && (
        <button type="button" onClick={without.onPress} className="stage-row-without">
          <span>{without.label}</span>
          {without.keyName !== undefined && <kbd aria-hidden="true">{without.keyName}</kbd>}
        </button>
      )}
      {field && <BeginningField key={field.value} {...field} />}
    </li>
  )
}

/** A beginning as a field, taken when it is left or with Enter. */
function BeginningField({ label, name, value, now, nowName, onType, onNow }: StudioRowField) {
  const [text, setText] = useState(value)
  const take = () => {
    if (text !== value) onType(text)
  }
  return (
    <span className="stage-row-field">
      <span aria-hidden="true">{label}</span>
      <input
        value={text}
        placeholder="0:00.00"
        inputMode="decimal"
        aria-label={name}
        onChange={(event) => setText(event.target.value)}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key === 'Enter') take()
        }}
      />
      <button type="button" aria-label={nowName} onClick={onNow}>
        {now}
      </button>
    </span>
  )
}
