import { useEffect, useRef, type RefObject } from 'react'

/** The form that an element belongs to, with its `form` attribute too. */
function formOf(element: HTMLElement | null): HTMLFormElement | null {
  if (!element) return null
  return 'form' in element
    ? (element.form as HTMLFormElement | null)
    : element.closest<HTMLFormElement>('form')
}

/**
 * Follows resets of the form around a component, which change its inputs and not the state of React.
 * A reset that a listener prevented is ignored.
 *
 * @param part an element of the component
 * @param onReset sets the state to its initial value
 */
export function useFormReset(part: RefObject<HTMLElement | null>, onReset: () => void): void {
  const reset = useRef(onReset)
  useEffect(() => {
    reset.current = onReset
  })
  useEffect(() => {
    // Not on the form: an element can move to another. A reset does not leave a shadow root.
    const root = part.current?.getRootNode()
    const hear = (event: Event) => {
      const isOwn = event.target === formOf(part.current)
      if (isOwn && !event.defaultPrevented) reset.current()
    }
    root?.addEventListener('reset', hear)
    return () => root?.removeEventListener('reset', hear)
  }, [part])
}

/**
 * A ref for a radio button or checkbox that React controls: a reset of its form then leaves it as it
 * is shown. React leaves the `checked` attribute, which a reset returns to, as it was at first.
 */
export function resetsTo(checked: boolean) {
  return (input: HTMLInputElement | null): void => {
    if (input) input.defaultChecked = checked
  }
}

/** Does the same as {@link resetsTo} for the options of a select. */
export function resetsToOption(select: HTMLSelectElement | null, value: string): void {
  for (const option of select?.options ?? []) option.defaultSelected = option.value === value
}
