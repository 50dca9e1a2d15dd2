import type { ComponentProps, ReactNode } from 'react'

/** Props of `EarStart`: the button that starts cooking by ear. */
export type EarStartProps = ComponentProps<'button'>

/** A station of a step by ear. */
export interface EarStation {
  id: string
  name: string
}

/** Props of `EarWay`: the stations of a step, and the button that says it again. */
export interface EarWayProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Name of the list. */
  label: string
  stations: readonly EarStation[]
  /** Index of the station that the step is at. */
  current: number
  /** How far that is, 0 to 1. */
  passed: number
  /** Words on the button. */
  again: string
  onAgain: () => void
}

/** Props of `EarNote`: a fact about the voice, in the place of the stations. */
export interface EarNoteProps extends ComponentProps<'p'> {
  children: ReactNode
}

/** Props of `EarDescription`: what the film showed. */
export interface EarDescriptionProps extends ComponentProps<'p'> {
  /** "In the film". */
  label: string
  /** Whether it is being read. @default false @selector [aria-current] */
  lit?: boolean
  children: ReactNode
}
