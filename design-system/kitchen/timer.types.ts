import type { ComponentProps, ReactNode, Ref } from 'react'
import type { RingExtraMinutes, TimerExtraMinutes } from '#design-system/kitchen/extra-minutes.ts'
import type { CookMark, CookPicture } from '#design-system/kitchen/kitchen.types.ts'

/**
 * The state of a timer, a ladder of light: `idle` asks to be started, `runs`, `last` minute, `look`
 * between the two bells of a range, `rings`, `paused`, and `undo` for ten seconds after it stopped.
 */
export type TimerState = 'idle' | 'runs' | 'last' | 'look' | 'rings' | 'paused' | 'undo'

/** What is shown of a timer. Times are whole seconds. */
export interface TimerView {
  /** "Chicken". */
  name: string
  /** Its round picture. */
  picture: CookPicture
  /** Until the last bell; the whole duration while `idle`, and how long it has rung while `rings`. */
  left: number
  /** Until the last bell, as started. */
  total: number
  /** Until the first bell of a range, as started; null without a range. */
  first: number | null
}

/** Props of `TimerCell`: a timer on the shelf, a button of at least 72 px. */
export interface TimerCellProps
  extends Omit<ComponentProps<'button'>, 'children' | 'name'>, TimerView {
  /** @selector [data-state] */
  state: TimerState
  /** Times of day of its bells, as written: "18:42". Two of them for a range before the first. */
  ringsAt?: readonly string[]
  /** Recipe and step of a timer of another kitchen, in place of its time of day. */
  place?: string | undefined
  /** Mark of another kitchen. */
  mark?: CookMark | undefined
}

/** Props of `TimerShelf`: up to two or four cells, and how many more there are. */
export interface TimerShelfProps extends ComponentProps<'section'> {
  /** `TimerCell`s: one or two; up to four on wide stages. */
  children: ReactNode
  /** Number of running timers without a cell. @default 0 */
  more?: number
  /** Number of timers without a cell that wait to be started; said where none runs without a cell. @default 0 */
  offered?: number
  /** Shows all of them. */
  onMore?: () => void
}

/** Props of `TimerPanel`: the timers of a finished recipe on an ordinary page. */
export interface TimerPanelProps extends ComponentProps<'section'> {
  /** "2 timers are still on". */
  heading: string
  /** What becomes of them. */
  hint?: string | undefined
  /** `TimerCell`s. */
  children: ReactNode
  /** The `TimerSheet` of a cell that was pressed. */
  sheet?: ReactNode
}

/** Props of `RingBand`: a timer that rings, in place of the foot. */
export interface RingBandProps
  extends Omit<ComponentProps<'section'>, 'children'>, Pick<TimerView, 'name' | 'picture'> {
  /** `look` is the first bell of a range. @default 'rings' @selector [data-bell] */
  bell?: 'rings' | 'look'
  /** How long it has rung, or how long until the second bell, in seconds. */
  seconds: number
  /** When it is done, as a clause: "the skin starts to colour". */
  sign?: string | undefined
  /** The two durations of a range as written, for `look`: "12 minutes" and "14 minutes". */
  range?: readonly [first: string, second: string] | undefined
  mark?: CookMark | undefined
  /** Name of the timer's recipe, where another one is being cooked too. */
  recipe?: string | undefined
  /** What the button that stops says, where stopping does more: "It is out". */
  stopWord?: string | undefined
  /** What happens then, in place of what to do if it is not done yet. */
  then?: string | undefined
  /** `RingLate`, for a bell that rang late. */
  late?: ReactNode
  onStop: () => void
  /** Adds minutes. For `rings`. */
  onAdd?: (minutes: RingExtraMinutes) => void
  /** Goes on until the second bell. For `look`. */
  onGoOn?: () => void
  /** Focuses the button that stops as soon as it is shown, unless a field has the focus. @default false */
  focusStop?: boolean
  /** Ref of the button that stops. */
  stopRef?: Ref<HTMLButtonElement>
}

/** Props of `RingLate`: why a bell rang late. */
export interface RingLateProps extends Omit<ComponentProps<'p'>, 'children' | 'title'> {
  /** How late: "Rang 3 minutes late." */
  title: string
  /** Why, and when it was due. */
  text: string
}

/** Props of `TimerSheet`: one timer, opened. */
export interface TimerSheetProps extends Omit<ComponentProps<'dialog'>, 'children'>, TimerView {
  open: boolean
  onOpenChange: (open: boolean) => void
  state: TimerState
  ringsAt?: readonly string[]
  /** "step 5, Lemon chicken tray bake". */
  place: string
  /** Adds or removes minutes. */
  onAdd: (minutes: TimerExtraMinutes) => void
  /** Pauses it, or goes on. */
  onPauseToggle: () => void
  onStop: () => void
  /** Called with the new name, never empty. */
  onRename: (name: string) => void
}

/** A timer in the bar on other pages. */
export interface KitchenBarTimer extends Pick<TimerView, 'name' | 'picture'> {
  id: string
  /** Seconds until its next bell. */
  left: number
  /** Leads to its kitchen. */
  href: string
}

/** Props of `KitchenBar`: the kitchen on every other page. */
export interface KitchenBarProps extends Omit<ComponentProps<'aside'>, 'children'> {
  /** The timers with the least time left: up to two. */
  timers: readonly KitchenBarTimer[]
  /** Leads to the kitchen. */
  href: string
  /** What is there: after the last step only timers that go on. @default 'kitchen' */
  leadsTo?: 'kitchen' | 'timers'
  /** Where the cook is: "Step 5 of 7". */
  place: string
  /** Name of the recipe, shown where no timer runs or there are several kitchens. */
  recipe: string
  mark?: CookMark | undefined
  /** Whether it stands above the tabs of the page on phones. @default true */
  tabs?: boolean
  /** The timer that rings; the bar then is the flame. @selector [data-state="rings"] */
  ringing?:
    | (Pick<KitchenBarTimer, 'id' | 'name' | 'picture' | 'href'> & {
        bell: 'rings' | 'look'
        /** Name of the timer's recipe. */
        recipe?: string | undefined
        sign?: string | undefined
        onStop: () => void
        onAdd: (minutes: 1) => void
        /** Goes on until the second bell. For `look`. */
        onGoOn?: () => void
        stopRef?: Ref<HTMLButtonElement>
      })
    | undefined
}

/** Props of `KitchenResume`: what is being cooked, and the way back to it. */
export interface KitchenResumeProps extends ComponentProps<'section'> {
  /** `band` across the first page, `card` among the actions of the recipe. @selector [data-variant] */
  variant: 'band' | 'card'
  /** Where the cook is: "You are at step 5 of 7." */
  place: string
  /** Name of the recipe, where the page does not say it. */
  recipe?: string
  /** Picture of the step. @default none */
  picture?: CookPicture
  mark?: CookMark | undefined
  /** The timers with the least time left. `left` in seconds, `ringsAt` as written: "18:42". */
  timers: readonly (Pick<KitchenBarTimer, 'id' | 'name' | 'left'> & { ringsAt?: string })[]
  /** Links to other kitchens. @default none */
  others?: readonly { id: string; href: string; text: string }[]
  /** Its buttons. */
  children: ReactNode
}
