import { useLayoutEffect, useRef, type RefObject } from 'react'
import { allowedFactors, firstThatFits } from '#design-system/kitchen/fit.ts'

/** Greatest height of a low stage, in pixels. */
const LOW_STAGE = 500
/** Smallest size of the words, in pixels: on low stages, and on others. */
const SMALLEST = { low: 18, other: 20 } as const

const STAGE = '[data-slot="cook-stage"]'
/** What the room of the words depends on. */
const ROOM = ['scroll', 'right'].map((part) => `[data-slot="cook-${part}"]`).join()

/** The element that would have to scroll: the words, or what they lie in where that scrolls as a whole. */
function boxOf(words: HTMLElement): HTMLElement {
  const column = words.parentElement
  if (!column || getComputedStyle(column).display !== 'contents') return words
  return words.closest<HTMLElement>('[data-slot="cook-scroll"]') ?? words
}

const isFitting = (box: HTMLElement) =>
  box.scrollHeight <= box.clientHeight && box.scrollWidth <= box.clientWidth

/** Sets the size of the words: `--fit`, and `data-tight` where even the smallest needs more room. */
function fit(words: HTMLElement, text: HTMLElement): void {
  const box = boxOf(words)
  const isLow = (words.closest(STAGE)?.clientHeight ?? 0) <= LOW_STAGE
  const set = (factor: number) => words.style.setProperty('--fit', String(factor))
  delete words.dataset.tight
  delete words.dataset.more
  set(1)
  const middling = Number.parseFloat(getComputedStyle(text).fontSize)
  const factors = allowedFactors(middling, isLow ? SMALLEST.low : SMALLEST.other)
  const setLargest = () => {
    const found = firstThatFits(factors, (factor) => {
      set(factor)
      return isFitting(box)
    })
    set(found.factor)
    return found.isFitting
  }
  if (setLargest()) return
  // The film shrinks, and may leave room for more than the smallest size.
  words.dataset.tight = ''
  if (!setLargest()) words.dataset.more = ''
}

/**
 * Gives a text the largest of at most seven sizes that needs no scrolling, never below 20 px, or 18 px on
 * low stages. Where even that is too large, the film shrinks (`data-tight`), and then the words scroll
 * (`data-more`). It is set again when the room changes, when a part below the text comes later, and when
 * the fonts have loaded.
 *
 * @param content changes with the text
 * @returns refs of the words and of the text whose size is measured
 */
export function useFit<Words extends HTMLElement, Text extends HTMLElement>(
  content: string,
): { words: RefObject<Words | null>; text: RefObject<Text | null> } {
  const words = useRef<Words>(null)
  const text = useRef<Text>(null)
  const fitted = useRef<string>(undefined)
  useLayoutEffect(() => {
    if (!words.current || !text.current) return
    const { moment, film } = words.current.closest<HTMLElement>(STAGE)?.dataset ?? {}
    const now = [moment, film, content].join('|')
    if (fitted.current === now) return
    fitted.current = now
    fit(words.current, text.current)
  })
  useLayoutEffect(() => {
    const stage = words.current?.closest(STAGE)
    if (!stage) return undefined
    let frame = 0
    // In the next frame: sizes that change while observers are called would call them again.
    const later = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        if (words.current && text.current) fit(words.current, text.current)
      })
    }
    const observer = new ResizeObserver(later)
    // None of these changes its size with that of the text.
    for (const part of [stage, ...stage.querySelectorAll(ROOM)]) observer.observe(part)
    const parts = new MutationObserver(later)
    if (words.current) parts.observe(words.current, { childList: true })
    document.fonts.addEventListener('loadingdone', later)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
      parts.disconnect()
      document.fonts.removeEventListener('loadingdone', later)
    }
  }, [])
  return { words, text }
}
