import type { ComponentProps, ReactNode } from 'react'
import type { ActionName } from '#design-system/enamel-plate/actions.ts'

/** Where a cook is within a step: laying out, watching its film, doing it. */
export type CookMoment = 'ready' | 'watch' | 'do'
/** What there is to see of a step: a film, a still picture, or neither. */
export type CookFilmKind = 'yes' | 'still' | 'none'
/** Distance that the text is read from: near, or two metres away. */
export type CookReach = 'near' | 'far'
/** One of four marks that tell kitchens apart beside their names. */
export type CookMark = 1 | 2 | 3 | 4

/** A picture, with the action that is drawn when there is none or it cannot be loaded. */
export interface CookPicture {
  /** URL that can be shown as it is; null shows the drawing. */
  src: string | null
  /** @default 'plate' */
  action?: ActionName | undefined
}

/** A part of a step's text. */
export type CookRun =
  | {
      kind: 'text'
      text: string
    }
  | {
      /** An amount or a temperature: bold, and never broken. */
      kind: 'amount'
      text: string
    }
  | {
      /** A duration: a button that starts its timer, or opens it while it runs. */
      kind: 'duration'
      text: string
      /** Passed to `onDuration`. */
      id: string
      state: 'idle' | 'running'
    }

/** Props of `CookStage`: the parts of a screen of the kitchen, each in its place. */
export interface CookStageProps extends Omit<ComponentProps<'div'>, 'children' | 'slot'> {
  /** @selector [data-moment] */
  moment: CookMoment
  /** @selector [data-film] */
  film: CookFilmKind
  /** @default 'near' @selector [data-reach] */
  reach?: CookReach
  /** The foot takes the thirds of elbow mode. @default false @selector [data-elbow] */
  elbow?: boolean
  /** `CookBar`. */
  bar: ReactNode
  /** `CookFilm`; left out for a step without film and picture. */
  picture?: ReactNode
  /** `CookStrip` or `CookSegments`: below the picture, equally high. */
  slot?: ReactNode
  /** `CookNumber`. */
  number?: ReactNode
  /** `CookWords`. */
  words?: ReactNode
  /** `AtHand`. */
  hand?: ReactNode
  /** `LayOut` or `FarWords`, in place of picture, slot, number, words and hand. */
  whole?: ReactNode
  /** `TimerShelf`; left out without timers. */
  shelf?: ReactNode
  /** `NextLine`, `WatchControls` or `RingBand`. */
  foot: ReactNode
  /** `ElbowMap`, `TimerSheet`, `StepOverview`: over the others. */
  children?: ReactNode
}

/** Props of `CookBar`. */
export interface CookBarProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** Name of the recipe. */
  title: string
  /** Where the cook is: "Step 5 of 7 · 2 people". */
  line: string
  /** Mark of this kitchen, where there are several. */
  mark?: CookMark | undefined
  /** The true state of the screen, shown where there is room: "The screen stays on." */
  status?: ReactNode
  reach: CookReach
  onReachChange: (reach: CookReach) => void
  /** Opens the overview of all steps. */
  onSteps: () => void
  /** Opens the options of the film. Without it there is no such button. */
  onOptions?: (() => void) | undefined
  /** @default false */
  optionsOpen?: boolean
  /** Enters or leaves full screen. Without it, where the browser has none, there is no button. */
  onFullscreen?: (() => void) | undefined
  /** More buttons, before the text size. */
  tools?: ReactNode
  /** @default false */
  fullscreen?: boolean
  onClose: () => void
}

/** Props of `CookFilm`, the frame of film or picture. */
export interface CookFilmProps extends ComponentProps<'div'> {
  /** A picture that is blurred behind the film. */
  ambient?: string | null
  /** A picture in place of a film, shown whole. Its description is the text of the step. */
  still?: string | null
  /** Number of the step, from 1, for the marks at the foot of the picture on small screens. */
  step: number
  total: number
  /** Shows a play disc: the step was chosen and waits. */
  onPlay?: (() => void) | undefined
  /** The film itself, and its captions. */
  children?: ReactNode
}

/** A step in the strip and in the overview. */
export interface CookStep {
  /** From 1. */
  number: number
  /** One line. */
  title: string
  picture: CookPicture
  isDone: boolean
}

/** Props of `CookStrip`: all steps, below the picture. */
export interface CookStripProps extends Omit<ComponentProps<'ol'>, 'children' | 'onSelect'> {
  steps: readonly CookStep[]
  /** Number of the current step, from 1. */
  current: number
  onSelect: (step: number) => void
}

/** Props of `CookSegments`: progress through the film, a segment per step. */
export interface CookSegmentsProps extends Omit<ComponentProps<'ol'>, 'children' | 'onSelect'> {
  steps: readonly CookStep[]
  /** Number of the step that plays, from 1. */
  current: number
  /** Part of it that has played, 0 to 1. */
  passed: number
  onSelect: (step: number) => void
}
