import type { ComponentProps, ReactNode } from 'react'
import type { IconDrawing } from '#design-system/icon/icon.tsx'

/** Props of `BellLine`: a true sentence about the bell of this device. */
export interface BellLineProps extends Omit<ComponentProps<'button'>, 'children'> {
  /**
   * What the bell does: rings when locked, was not asked for or refused, is blocked by the browser, needs
   * the home screen, cannot ring at all, is quiet, has no connection, has no room for another timer,
   * goes on after signing out, or has ended by itself. @selector [data-of]
   */
  of:
    | 'on'
    | 'unasked'
    | 'refused'
    | 'blocked'
    | 'home'
    | 'unable'
    | 'quiet'
    | 'away'
    | 'full'
    | 'left'
    | 'ended'
  /** The sentence. */
  text: string
  /** What can be done about it: the whole line is a button then. */
  action?: string | undefined
}

/** Props of `BellSheet`: a question or an explanation about the bell. */
export interface BellSheetProps extends Omit<ComponentProps<'dialog'>, 'children' | 'title'> {
  open: boolean
  /** Called when the cook closes it without an answer. */
  onOpenChange: (open: boolean) => void
  icon: IconDrawing
  /** Name of the sheet, above the heading; a question has none. */
  name?: string | undefined
  heading: string
  texts: readonly string[]
  /** What to do, one after the other. */
  steps?: readonly { icon: IconDrawing; text: ReactNode }[] | undefined
  /** One or two `CookButton`s. */
  children: ReactNode
}
