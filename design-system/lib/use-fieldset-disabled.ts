import { useEffect, useState, type RefObject } from 'react'

/**
 * Whether a `<fieldset disabled>` around a component disables it. Browsers do that to native controls
 * alone; a component with another control has to know it.
 *
 * @param part an element of the component
 */
export function useFieldsetDisabled(part: RefObject<HTMLElement | null>): boolean {
  const [isDisabled, setDisabled] = useState(false)
  useEffect(() => {
    const update = () => setDisabled(Boolean(part.current?.closest('fieldset:disabled')))
    const observer = new MutationObserver(update)
    for (let at = part.current?.closest('fieldset'); at; at = at.parentElement?.closest('fieldset'))
      observer.observe(at, { attributeFilter: ['disabled'] })
    update()
    return () => observer.disconnect()
  }, [part])
  return isDisabled
}
