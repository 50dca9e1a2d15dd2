import type { ComponentProps, ReactNode } from 'react'

/** Props of `ByEarStart`: the button that starts cooking by ear. */
export type ByEarStartProps = ComponentProps<'button'>

/** A station of a step by ear. */
export interface ByEarStation {
  id: string
  name: string
}

/** Props of `ByEarWay`: the stations of a step, and the button that says it again. */
export interface ByEarWayProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Name of the list. */
  label: string
  stations: readonly ByEarStation[]
  /** Index of the station that the step is at. */
  current: number
  /** How far that is, 0 to 1. */
  passed: number
  /** Words on the button. */
  again: string
  onAgain: () => void
}

/** Props of `ByEarNote`: a fact about the voice, in the place of the stations. */
export interface ByEarNoteProps extends ComponentProps<'p'> {
  children: ReactNode
}

/** Props of `ByEarDescription`: what the film showed. */
export interface ByEarDescriptionProps extends ComponentProps<'p'> {
  /** "In the film". */
  label: string
  /** Whether it is being read. @default false @selector [aria-current] */
  lit?: boolean
  children: ReactNode
}
