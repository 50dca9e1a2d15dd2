import type { KeyboardEvent } from 'react'

const STEPS: Readonly<Record<string, 'nextElementSibling' | 'previousElementSibling'>> = {
  ArrowDown: 'nextElementSibling',
  ArrowUp: 'previousElementSibling',
}

/** Moves the focus from a button of a row to that of the next or previous one, by arrow keys. */
export function moveBetweenRows(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = STEPS[event.key]
  const row = event.currentTarget.closest('li')
  if (!step || !row) return
  // Rows differ in what stands before the last button.
  const fromEnd = [...row.querySelectorAll('button')].toReversed().indexOf(event.currentTarget)
  const buttons = [...(row[step]?.querySelectorAll('button') ?? [])].toReversed()
  const wanted = buttons[fromEnd] ?? buttons[0]
  if (!wanted) return
  event.preventDefault()
  wanted.focus()
}
