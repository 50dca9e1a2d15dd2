import { useState } from 'react'
import { unlockSpeech, type EarView } from '#app/features/ear/index.ts'

/** Cooking by ear on a stage: whether it is on, and what it is at. */
export interface EarControl {
  readonly isOn: boolean
  /** Undefined until it has begun, and while it asks something. */
  readonly view: EarView | undefined
  /** The same while Simmer reads aloud, which changes what keys and buttons do. */
  readonly voiced: EarView | undefined
  readonly show: (view: EarView | undefined) => void
  /** Turns it on or off; on in the handler of a press or a key, so that the page may speak. */
  readonly toggle: () => void
  readonly stop: () => void
}

/** Whether a cook cooks by ear. It ends with the page: a browser wants a press before it speaks. */
export function useEarControl(): EarControl {
  const [isOn, setOn] = useState(false)
  const [view, show] = useState<EarView>()
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
