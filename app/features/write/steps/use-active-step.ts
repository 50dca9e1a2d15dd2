import { useEffect, useState, type RefObject } from 'react'

const stepOf = (target: EventTarget | null) =>
  target instanceof Element
    ? target.closest<HTMLElement>('[data-step]')?.dataset['step']
    : undefined

/** Key of the step in which the cook is; undefined where the focus is elsewhere. */
export function useActiveStep(list: RefObject<HTMLElement | null>): string | undefined {
  const [active, setActive] = useState<string>()
  useEffect(() => {
    const element = list.current
    const come = ({ target }: FocusEvent) => setActive(stepOf(target))
    const leave = ({ relatedTarget }: FocusEvent) => {
      // Without one the window has lost the focus, or what had it is gone.
      if (relatedTarget !== null) setActive(stepOf(relatedTarget))
    }
    element?.addEventListener('focusin', come)
    element?.addEventListener('focusout', leave)
    return () => {
      element?.removeEventListener('focusin', come)
      element?.removeEventListener('focusout', leave)
    }
  }, [list])
  return active
}
