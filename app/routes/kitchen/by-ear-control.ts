import { useState } from 'react'
import { unlockSpeech, type ByEarView } from '#app/features/by-ear/index.ts'

/** Cooking by ear on a stage: whether it is on, and what it is at. */
export interface ByEarControl {
  readonly isOn: boolean
  /** Undefined until it has begun, and while it asks something. */
  readonly view: ByEarView | undefined
  /** The same while Simmer reads aloud, which changes what keys and buttons do. */
  readonly voiced: ByEarView | undefined
  readonly show: (view: ByEarView | undefined) => void
  /** Turns it on or off; on in the handler of a press or a key, so that the page may speak. */
  readonly toggle: () => void
  readonly stop: () => void
}

/** Whether a cook cooks by ear. It ends with the page: a browser wants a press before it speaks. */
export function useByEarControl(): ByEarControl {
  const [isOn, setOn] = useState(false)
  const [view, show] = useState<ByEarView>()
  const stop = () => {
    setOn(false)
    show(undefined)
  }
  return {
    isOn,
    view,
    voiced: view?.mode === 'simmer' ? view : undefined,
    show,
    toggle: () => {
      if (isOn) {
        stop()
        return
      }
      unlockSpeech()
      setOn(true)
    },
    stop,
  }
}
