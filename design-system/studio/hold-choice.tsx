import { useId, type ComponentProps, type ReactNode } from 'react'
import { cn } from '#design-system/lib/cn.ts'

/** One of the ways to hold a picture. */
export interface HoldOption<Value extends string> {
  value: Value
  label: string
  hint: string
}

/** Props of {@link HoldChoice}. */
export interface HoldChoiceProps<Value extends string> extends Omit<
  ComponentProps<'section'>,
  'title'
> {
  title: string
  /** Name of the choice: "What step 5 shows". */
  label: string
  options: readonly HoldOption<Value>[]
  value: Value
  onValueChange: (value: Value) => void
  /** Above `children`: "So it looks in the kitchen". */
  kitchenTitle: string
  /** `HoldKitchen`. */
  children?: ReactNode
}

/** What a step shows while the cook waits. */
export function HoldChoice<Value extends string>({
  title,
  label,
  options,
  value,
  onValueChange,
  kitchenTitle,
  className,
  children,
  ...props
}: HoldChoiceProps<Value>) {
  const name = useId()
  return (
    <section
      data-slot="hold-choice"
      aria-label={title}
      className={cn('stage-hold', className)}
      {...props}
    >
      <h2>{title}</h2>
      <fieldset className="stage-hold-choices">
        <legend className="sr-only">{label}</legend>
        {options.map((option) => (
          // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- its words are below
          <label key={option.value} className="stage-hold-choice">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onValueChange(option.value)}
            />
            <span>
              <b>{option.label}</b>
              <small>{option.hint}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <h3>{kitchenTitle}</h3>
      {children}
    </section>
  )
}

/** Props of {@link HoldKitchen}. */
export interface HoldKitchenProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** URL of the picture that is held. */
  picture: string | undefined
  step: number
  total: number
  /** The text of the step. */
  text: string
  /** "Start timer" and "25 min"; undefined for a step that waits for nothing. */
  timer?: readonly [label: string, time: string] | undefined
}

/** A step with a picture as the kitchen shows it, small. */
export function HoldKitchen({
  picture,
  step,
  total,
  text,
  timer,
  className,
  ...props
}: HoldKitchenProps) {
  return (
    <div
      data-slot="hold-kitchen"
      aria-hidden="true"
      className={cn('stage-hold-kitchen', className)}
      {...props}
    >
      <img src={picture} alt="" />
      <p className="stage-hold-number">
        {step}
        <small>{` / ${total}`}</small>
      </p>
      <p className="stage-hold-say">{text}</p>
      {timer && (
        <p className="stage-hold-timer">
          <span>{timer[0]}</span>
          <b>{timer[1]}</b>
        </p>
      )}
    </div>
  )
}
