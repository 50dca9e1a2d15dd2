import { Fragment, type Ref, useId, type ReactNode } from 'react'
import { radioVariants } from '#design-system/radio-group/radio-group.variants.ts'
import { FieldError } from '#design-system/text-field/field-words.tsx'
import './pick-cards.css'

/** One choice. */
export interface PickOption<Value extends string> {
  value: Value
  title: string
  /** What choosing it means. */
  text?: string | undefined
  /** Stands below the option, such as a further choice. */
  below?: ReactNode
}

/** Props of {@link PickCards}. */
export interface PickCardsProps<Value extends string> {
  label: string
  /** Whether something else on the screen shows the label. @default false */
  labelHidden?: boolean
  options: readonly PickOption<Value>[]
  /** Names the choice in a form that is posted without scripts. @default a name of its own */
  name?: string
  /** Undefined until one is chosen. */
  value: Value | undefined
  onValueChange: (value: Value) => void
  /** The error message, shown with an icon. */
  error?: ReactNode
  /** The first option, so that a form can focus what is missing. */
  ref?: Ref<HTMLInputElement>
}

/** One of few choices, each a card with a sentence: native radio buttons in a fieldset. */
export function PickCards<Value extends string>({
  label,
  labelHidden = false,
  options,
  name,
  value,
  onValueChange,
  error,
  ref,
}: PickCardsProps<Value>) {
  const id = useId()
  return (
    <fieldset
      role="radiogroup"
      className="group/radios pick-cards"
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      <legend className={labelHidden ? 'sr-only' : undefined}>{label}</legend>
      {options.map((option, index) => (
        <Fragment key={option.value}>
          <label className="group/radio pick-card">
            <input
              ref={index === 0 ? ref : undefined}
              type="radio"
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onValueChange(option.value)}
              aria-labelledby={`${id}-${option.value}`}
              aria-describedby={option.text && `${id}-${option.value}-text`}
              className={radioVariants.list.input}
            />
            <span>
              <b id={`${id}-${option.value}`}>{option.title}</b>
              {option.text && <small id={`${id}-${option.value}-text`}>{option.text}</small>}
            </span>
          </label>
          {option.below}
        </Fragment>
      ))}
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
