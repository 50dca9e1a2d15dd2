import type { ByEarView, Line } from '#app/features/by-ear/index.ts'
import type { Scene } from '../use-scene.ts'

/** Two presses within this time are one "back". */
const TWICE_MS = 1500

/** Where the voice is in a moment of a step. */
export interface Position {
  /** Step and moment; another one begins anew. */
  readonly key: string
  /** Index of the line; that of none is the cook's turn. */
  readonly line: number
  readonly isPaused: boolean
  readonly hasFailed: boolean
  /** Whether only this line is said, on the cook's turn. */
  readonly isOnly: boolean
  /** Counts how often a line was asked for again. */
  readonly times: number
}

/** The start of a moment. */
export function beginOf(key: string, line: number): Position {
  return { key, line, isPaused: false, hasFailed: false, isOnly: false, times: 0 }
}

/** What the controls act on. */
export interface ControlledReader {
  /** The latest state. */
  readonly now: () => { scene: Scene; at: Position; lines: readonly Line[] }
  readonly setPosition: (position: Position) => void
  /** Ends the sentence that is being said. */
  readonly hush: () => void
}

/** What a cook can do by ear, by key, media key, zone and button alike. */
export type ByEarControls = Pick<
  ByEarView,
  'next' | 'back' | 'previous' | 'again' | 'say' | 'togglePause'
>

/** The controls of cooking by ear. */
export function byEarControls({ now, setPosition, hush }: ControlledReader): ByEarControls {
  let pressed = -Infinity
  const move = (change: Partial<Position>) => {
    const { at } = now()
    setPosition({ ...beginOf(at.key, at.line), times: at.times + 1, ...change })
  }
  const next = () => {
    const { scene } = now()
    const { moment, step } = scene.session
    // Before the film sounds, not with the next render.
    hush()
    if (moment === 'ready' && step > 0) scene.play()
    else if (moment === 'watch' || !scene.next) scene.goOn()
    else {
      scene.act({ kind: 'next', films: [] })
      scene.choose(scene.next.number)
    }
  }
  const back = () => {
    const { scene } = now()
    const { step } = scene.session
    if (step > 1) scene.choose(step - 1)
    else move({ line: 0 })
  }
  const again = () => {
    const { scene, at, lines } = now()
    if (scene.session.moment === 'watch') scene.choose(scene.session.step)
    else move({ line: at.line < lines.length ? at.line : 0 })
  }
  return {
    next,
    back,
    again,
    previous: () => {
      const time = performance.now()
      const isTwice = time - pressed < TWICE_MS
      pressed = isTwice ? -Infinity : time
      if (isTwice) back()
      else again()
    },
    say: (sentence) => {
      const { scene, at, lines } = now()
      if (scene.session.moment === 'watch') return
      const line = lines.findIndex((it) => it.sentence === sentence)
      if (line >= 0) move({ line, isOnly: at.line >= lines.length })
    },
    togglePause: () => {
      const { scene, at, lines } = now()
      if (scene.session.moment === 'watch') {
        if (scene.isPlaying) scene.setPlaying(false)
        else scene.play()
      } else if (at.line >= lines.length) next()
      else setPosition({ ...at, isPaused: !at.isPaused })
    },
  }
}
