import type { ReactNode } from 'react'

/** Two stories side by side: what to do, and what not to do. */
export interface Comparison {
  /** What is right, and why. */
  readonly right: string
  /** The right way, live. */
  readonly good: ReactNode
  /** What is wrong, and why. */
  readonly wrong: string
  /** The wrong way, live. */
  readonly bad: ReactNode
}

/** What only people know about a component. Everything else on its page is generated. */
export interface Guide {
  /** What it is for, each a sentence. */
  readonly use: readonly string[]
  /** When something else is better, and what. */
  readonly avoid: readonly string[]
  /** Its parts in reading order, with what each is. */
  readonly anatomy: readonly (readonly [part: string, what: string])[]
  /** What its keys do; empty for a component without keys of its own. */
  readonly keys: readonly (readonly [keys: string, what: string])[]
  readonly comparison?: Comparison
  /** Its states cover the page, so they are linked instead of shown. @default false */
  readonly coversPage?: boolean
  /** How its words are written. */
  readonly content: readonly string[]
  /** What it cannot do. */
  readonly limits: readonly string[]
}
