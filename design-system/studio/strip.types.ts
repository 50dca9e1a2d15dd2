/** A picture of the strip. */
export interface StripImage {
  /** Seconds at which its place begins. */
  at: number
  /** Seconds for which it stands. */
  length: number
  src: string
}

/** A part that is left out, in seconds. */
export interface StripGap {
  from: number
  to: number
}

/** A flag where a step begins, the edge of a part that is left out, or a suggestion. */
export interface StripFlag {
  key: string
  /** Seconds. */
  at: number
  kind: 'step' | 'edge' | 'maybe'
  /** Number of the step, a sign of the edge, or a question mark. */
  text: string
  /** Accessible name. */
  name: string
}
