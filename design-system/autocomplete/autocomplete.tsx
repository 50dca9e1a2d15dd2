import {
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react'
import { MarkedName, OPTION } from '#design-system/autocomplete/option.tsx'
import { Icon, type IconDrawing } from '#design-system/icon/icon.tsx'
import { announce } from '#design-system/lib/announce.ts'
import { cn } from '#design-system/lib/cn.ts'
import { composeProps } from '#design-system/lib/compose-props.ts'
import { isApple } from '#design-system/lib/is-apple.ts'
import { useDebouncedAnnounce } from '#design-system/lib/use-debounced-announce.ts'
import { useCombobox } from '#design-system/lib/use-combobox.ts'
import { useFormValue } from '#design-system/lib/use-controllable.ts'
import { useFormReset } from '#design-system/lib/use-form-reset.ts'
import { useMessages } from '#design-system/provider/context.ts'
import { Spinner } from '#design-system/spinner/spinner.tsx'
import { FIELD } from '#design-system/text-field/field.ts'
import { LabelledField, type FieldWords } from '#design-system/text-field/labelled-field.tsx'

/** Milliseconds without typing before the number of suggestions is announced. */
const ANNOUNCE_AFTER_MS = 500

/** Props of {@link Autocomplete}; the rest, and `ref`, go to its `<input>`. */
export interface AutocompleteProps
  extends Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onSubmit'>, FieldWords {
  /** The text in the field. Undefined makes it uncontrolled. */
  value?: string
  /** The initial text. @default '' */
  defaultValue?: string
  /** Called with each new text: typed, picked or cleared. Fetch suggestions here. */
  onValueChange?: (text: string) => void
  /** Suggestions for the current text, best first. They must be unique. */
  suggestions: readonly string[]
  /** Heading of the group of a suggestion. Suggestions of a group stand one after another. */
  groupOf?: (suggestion: string) => string
  /** Whether suggestions for the current text are pending. @default false */
  pending?: boolean
  /** Called with the suggestion that was picked. It fills the field. */
  onPick?: (suggestion: string) => void
  /** Called with the text when Enter is pressed and no suggestion is highlighted. */
  onSubmit?: (text: string) => void
  /** An icon at the start of the field. */
  icon?: IconDrawing
  /**
   * Where the suggestions are: for a field at the foot of the window they are above it; `phone` for one
   * that is there on phones only. @default 'below'
   */
  side?: 'below' | 'above' | 'phone'
  /** Something between the field and its suggestions, such as what the text means. */
  beside?: ReactNode
}

/**
 * A line of text with suggestions below it (APG combobox, list autocomplete with manual selection):
 * the arrow keys highlight one, Enter picks it or submits the text as typed, Escape closes the
 * list, then clears the field. The focus stays in the field.
 */
export function Autocomplete({
  label,
  labelHidden,
  labelEnd,
  hint,
  error,
  value,
  defaultValue = '',
  onValueChange,
  suggestions,
  groupOf,
  pending = false,
  onPick,
  onSubmit,
  icon,
  side = 'below',
  beside,
  id,
  required,
  className,
  'aria-describedby': describedBy,
  ref,
  ...props
}: AutocompleteProps) {
  const { autocomplete: words, loading } = useMessages()
  const field = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => field.current as HTMLInputElement, [])
  const [text, setText] = useFormValue({ value, defaultValue, onValueChange }, field)
  const [settled, setSettled] = useState(text)
  const announceLater = useDebouncedAnnounce(ANNOUNCE_AFTER_MS)
  const combobox = useCombobox({
    text,
    suggestions,
    keyOf: (suggestion) => suggestion,
    onTextChange: setText,
    onPick: (suggestion) => {
      combobox.close()
      setSettled(suggestion)
      setText(suggestion)
      onPick?.(suggestion)
    },
    onEnter: (entered) => {
      combobox.close()
      setSettled(entered)
      onSubmit?.(entered)
    },
  })
  const { expanded, highlighted } = combobox
  useFormReset(field, () => {
    combobox.close()
    setSettled(value ?? defaultValue)
  })

  const isAsking = text.trim() !== '' && text !== settled
  let result = ''
  if (isAsking && !pending && !(beside && suggestions.length === 0)) {
    result = suggestions.length === 0 ? words.none : words.found(suggestions.length)
  }
  useEffect(() => announceLater(result), [announceLater, result])
  useEffect(() => {
    if (highlighted !== undefined && isApple()) announce(highlighted)
  }, [highlighted])

  const option = (suggestion: string) => (
    <li key={suggestion} className={OPTION} {...combobox.optionProps(suggestion)}>
      <MarkedName name={suggestion} text={text} />
    </li>
  )
  const heading = { label, labelHidden, labelEnd, hint, error }
  return (
    <LabelledField slot="autocomplete" {...heading} {...{ id, required, describedBy, className }}>
      {(control) => (
        <div
          data-state={expanded ? 'open' : 'closed'}
          data-handles-escape={expanded || text !== '' || undefined}
          className={cn('group/auto relative', beside && cn('flex gap-2', DIRECTION[side]))}
        >
          {icon && (
            <Icon
              of={icon}
              className={cn('pointer-events-none absolute start-3.5 text-ink-soft', ICON[side])}
            />
          )}
          <input
            ref={field}
            {...control}
            className={cn(FIELD, icon && 'ps-11')}
            {...composeProps(props, combobox.inputProps)}
          />
          {expanded && (
            <ul
              {...combobox.listProps}
              aria-label={words.suggestions}
              className={cn(PANEL, PLACE[side])}
            >
              {groupOf
                ? [...Map.groupBy(suggestions, groupOf)].map(([heading, members]) => (
                    <li key={heading} role="none">
                      <div role="group" aria-label={heading}>
                        <p aria-hidden="true" className={GROUP}>
                          {heading}
                        </p>
                        <ul role="none">{members.map(option)}</ul>
                      </div>
                    </li>
                  ))
                : suggestions.map(option)}
            </ul>
          )}
          {!expanded && !beside && isAsking && (pending || suggestions.length === 0) && (
            <p
              className={cn(PANEL, PLACE[side], 'hidden gap-2 p-3 text-label text-ink-soft', NOTE)}
            >
              {pending && <Spinner />}
              {pending ? loading : words.none}
            </p>
          )}
          {beside}
        </div>
      )}
    </LabelledField>
  )
}

const ICON = {
  below: 'top-3.5',
  above: 'bottom-3.5',
  phone: 'max-tablet:bottom-3.5 tablet:top-3.5',
}
const PLACE = {
  below: 'top-full mt-2',
  above: 'bottom-full mb-2',
  phone: 'max-tablet:bottom-full max-tablet:mb-2 tablet:top-full tablet:mt-2',
}
const DIRECTION = {
  below: 'flex-col',
  above: 'flex-col-reverse',
  phone: 'flex-col max-tablet:flex-col-reverse',
}
/** The heading of a group of suggestions. */
const GROUP = 'px-2 pt-1.5 pb-0.5 text-caption font-semibold text-ink-soft'
/** The popup beside the field, at most 200 px high. */
const PANEL =
  'absolute inset-x-0 z-sticky max-h-50 overflow-y-auto rounded-control border border-line bg-surface p-1.5 shadow-overlay forced-colors:border-[CanvasText]'
/** Only while the field has the focus. */
const NOTE = 'group-focus-within/auto:flex group-focus-within/auto:items-center'
