import type { ComponentProps, ReactNode, Ref } from 'react'
import type { CookRun, CookStep } from '#design-system/kitchen/kitchen.types.ts'
import type { ActionName } from '#design-system/enamel-plate/actions.ts'

/** Props of `CookNumber`: the number of the step, and buttons beside it. */
export interface CookNumberProps extends ComponentProps<'div'> {
  step: number
  total: number
  /** The drawing of the action, for a step without film and picture. */
  action?: ActionName | undefined
  /** Plays the step again. Without it there is no such button. */
  onAgain?: (() => void) | undefined
  /** Beside the number, in place of "Now": the name of the dish. */
  name?: string | undefined
  /** More `CookAction`s. */
  children?: ReactNode
}

/** Props of `CookWords`: the whole text of a step. It takes the largest size that fits. */
export interface CookWordsProps extends Omit<ComponentProps<'section'>, 'children'> {
  step: number
  total: number
  runs: readonly CookRun[]
  /** When the step is done, as a clause: "the skin starts to colour". */
  sign?: string | undefined
  /** Called with the id of a duration that was pressed. */
  onDuration: (id: string) => void
  /** The same text as it is read aloud. */
  spoken?: SpokenRuns | undefined
  /** What the film showed, in an `ByEarDescription`. */
  description?: ReactNode
}

/** A text that is read aloud, sentence by sentence. */
export interface SpokenRuns {
  sentences: readonly (readonly CookRun[])[]
  /** Index of the sentence that is being read. */
  lit?: number | undefined
  /** Called with the index of a sentence that was pressed. */
  onSay: (sentence: number) => void
}

/** An amount with what it measures. */
export interface CookItem {
  id: string
  /** Unique within its list. "150 g"; empty without amount. */
  amount: string
  name: string
}

/** Props of `FarWords`: a step to be read from two metres. */
export interface FarWordsProps extends Omit<ComponentProps<'section'>, 'children'> {
  step: number
  total: number
  /** One line. Long German words carry soft hyphens. */
  line: string
  amounts: readonly CookItem[]
}

/** Props of `AtHand`: what a step needs, and the steps that follow, where there is room. */
export interface AtHandProps extends Omit<ComponentProps<'section'>, 'children'> {
  items: readonly (CookItem & { src: string | null })[]
  /** Up to three steps that follow. */
  then: readonly Pick<CookStep, 'number' | 'title'>[]
  total: number
}

/** Props of `NextLine`: what comes next, and the one large button. */
export interface NextLineProps extends Omit<ComponentProps<'div'>, 'children'> {
  /**
   * What the button does: start step 1, play the chosen step, go on to the next one, or finish.
   * @selector [data-go]
   */
  go: 'first' | 'this' | 'next' | 'last'
  /** The step that it leads to; without meaning for `last`. */
  step: number
  total: number
  /** One line; for `last` in place of the usual sentence, unless it is empty. */
  title: string
  /** Above the title, in place of the word for what the button does: "Next · Fattoush". */
  over?: string | undefined
  /** What to have ready for it: "450 g potatoes". */
  ready?: readonly string[]
  /** Timers that still run after the last step. @default 0 */
  timers?: number
  /**
   * The film of the step is being fetched, and plays as soon as it can. A further press does not
   * wait for it.
   * @default false
   * @selector [aria-busy="true"]
   */
  pending?: boolean
  onNext: () => void
  /** Without it there is no way back. */
  onBack?: (() => void) | undefined
  /** A button in the place of Back, where there is no way back: `ByEarStart`. */
  beside?: ReactNode
  /** Ref of the large button. */
  nextRef?: Ref<HTMLButtonElement>
}

/** Props of `WatchControls`: the foot while the film of a step plays. */
export interface WatchControlsProps extends Omit<ComponentProps<'div'>, 'children'> {
  playing: boolean
  /** The step after this one; undefined at the last step. */
  next: Pick<CookStep, 'number' | 'title'> | undefined
  total: number
  onBack: () => void
  onToggle: () => void
  onNext: () => void
  /** Ref of the button that plays and pauses. */
  playRef?: Ref<HTMLButtonElement> | undefined
  /** Ref of the button that goes on. */
  nextRef?: Ref<HTMLButtonElement> | undefined
}
