import type { ComponentProps, ReactNode } from 'react'
import type { CookMark, CookStep } from '#design-system/kitchen/kitchen.types.ts'
import type { CookItem } from '#design-system/kitchen/step.types.ts'

/** A dish that is being cooked, in the overview. */
export interface CookDish {
  id: string
  mark: CookMark
  /** Name of the recipe. */
  name: string
  /** Where the cook is: "Step 5 of 7". */
  place: string
  /** Leads to its kitchen; undefined for the one that is open. */
  href: string | undefined
}

/** Props of `StepOverview`: all steps, timers and settings of a kitchen. */
export interface StepOverviewProps extends Omit<ComponentProps<'dialog'>, 'children' | 'onSelect'> {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Name of the recipe. */
  title: string
  steps: readonly CookStep[]
  /** Number of the current step, from 1; 0 before the first. */
  current: number
  onSelect: (step: number) => void
  /** All dishes that are being cooked, shown where there are several. @default none */
  dishes?: readonly CookDish[]
  /** `TimerCell`s of every timer. */
  timers?: ReactNode
  /** `CookSetting`s. */
  children?: ReactNode
  /** `StatusLine`s and a `BellLine`, always in view at the foot. */
  status?: ReactNode
}

/** Props of `CookSetting`: a row with a control at its end. */
export interface CookSettingProps extends Omit<ComponentProps<'div'>, 'children'> {
  label: ReactNode
  hint?: ReactNode
  /** `CookChoice`, `CookSwitch`, `CookCounter` or `CookButton`. */
  children: ReactNode
}

/** Props of `CookChoice`: one of two or three values. */
export interface CookChoiceProps<Value extends string> extends Omit<
  ComponentProps<'div'>,
  'children' | 'onChange'
> {
  /** Name of the group. */
  label: string
  options?: readonly { value: Value; label: string; lang?: string }[]
  /** @deprecated Use `options`, the word of all other fields. */
  choices?: readonly { value: Value; label: string; lang?: string }[]
  value: Value
  onValueChange: (value: Value) => void
}

/** Props of `CookSwitch`. */
export interface CookSwitchProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Name of the switch. */
  label: string
  checked: boolean
  onCheckedChange: (checked: boolean) => void
}

/** Props of `CookCounter`: a number between a button for less and one for more. */
export interface CookCounterProps extends Omit<ComponentProps<'div'>, 'children' | 'onChange'> {
  value?: number
  onValueChange?: (value: number) => void
  /** @deprecated Use `value`, the word of all other fields. */
  people?: number
  /** @deprecated Use `onValueChange`, the word of all other fields. */
  onPeopleChange?: (people: number) => void
  /** A press goes to the next multiple of it. @default 1 */
  step?: number
  /** @default step */
  min?: number
  /** @default 999 */
  max?: number
  /** What is counted, such as "slices": the counter and its buttons are named after it. @default people */
  what?: string | undefined
  /** The word beside a number of it. @default "person" or "people" */
  unit?: ((count: number) => string) | undefined
  /** Writes the number. @default its digits */
  write?: ((count: number) => string) | undefined
  /** Shows the word beside the number. @default false */
  withWord?: boolean
}

/** Props of `CookButton`: a button for elbows, 72 px high. */
export interface CookButtonProps extends ComponentProps<'button'> {
  /**
   * White enamel or an outline on the dark stage; black or an outline on the flame.
   * @selector [data-variant]
   */
  variant: 'enamel' | 'line' | 'pot' | 'pot-line'
}

/** Something to tick off. */
export interface CookTick extends CookItem {
  src: string | null
  checked: boolean
}

/** Props of `LayOut`: the mise en place before step 1. */
export interface LayOutProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** How long cooking takes, as written: "70 minutes". Without it the sentence is left out. */
  duration?: string | undefined
  /** When it will be ready, as written: "19:40". */
  readyAt?: string | undefined
  /** Below the first sentence: how it was cooked before. */
  lead?: ReactNode
  /** The oven, when it has to be turned on now. */
  oven?: { heat: string; detail?: string | undefined; checked: boolean } | undefined
  /** `CookCounter`. */
  counter: ReactNode
  ingredients: readonly CookTick[]
  tools: readonly CookTick[]
  /** A picture of everything laid out, on wide screens. */
  picture?: string | null
  /** Called with the id of what was ticked, `'oven'` for the oven. */
  onTick: (id: string, checked: boolean) => void
}

/** Props of `StatusLine`: a true sentence about the screen or the storage. */
export interface StatusLineProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** Which sentence. @selector [data-of] */
  of: 'awake' | 'asleep' | 'unsaved'
}

/** Props of `ElbowMap`: elbow mode, drawn once at its first use. */
export interface ElbowMapProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Called by any press, which does nothing else. */
  onClose: () => void
}
