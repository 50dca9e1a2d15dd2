import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import './pop-form.css'

/** Props of {@link PopForm}. */
export interface PopFormProps {
  /** Accessible name. */
  label: string
  onSubmit: () => void
  /** Called for Escape. */
  onClose: () => void
  className?: string
  children: ReactNode
}

/**
 * A small form in the page. When it opens, it focuses the element with `data-begin`, or else its
 * first input.
 */
export function PopForm({ label, onSubmit, onClose, className, children }: PopFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.stopPropagation()
    onClose()
  })
  useEffect(() => {
    const element = form.current
    const begin = element?.querySelector<HTMLElement>('[data-begin]')
    ;(begin ?? element?.querySelector<HTMLElement>('input'))?.focus()
    const listen = (event: KeyboardEvent) => press(event)
    element?.addEventListener('keydown', listen)
    return () => element?.removeEventListener('keydown', listen)
  }, [])
  return (
    <form
      ref={form}
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
      className={className}
    >
      {children}
    </form>
  )
}
