import { useState, type RefObject } from 'react'

/** Pixels below the upper edge within which a department counts as the one in view. */
const EDGE = 8

/** The department in view, and a way to each. */
export function useJump(body: RefObject<HTMLElement | null>, first: number | undefined) {
  const [current, setCurrent] = useState(first)
  const follow = () => {
    const top = (body.current?.getBoundingClientRect().top ?? 0) + EDGE
    const parts = [...(body.current?.querySelectorAll<HTMLElement>('[data-department]') ?? [])]
    const passed = parts.filter((part) => part.getBoundingClientRect().top <= top)
    setCurrent(Number((passed.at(-1) ?? parts[0])?.dataset['department'] ?? first))
  }
  const jump = (id: number) => {
    const part = body.current?.querySelector(`[data-department="${id}"]`)
    part?.scrollIntoView()
    part?.querySelector<HTMLElement>('h3')?.focus({ preventScroll: true })
  }
  return { current: current ?? first, follow, jump }
}
