import { useEffect, type RefObject } from 'react'

/** Sizes of a text that are tried, largest first. The smallest that is used is set by CSS. */
const FACTORS = [1, 0.9, 0.8, 0.72, 0.64, 0.6] as const

const overflows = (box: HTMLElement) => box.scrollHeight > box.clientHeight

/**
 * Sizes a text to its box: `--fit` is the largest factor that needs no scrolling. Where none does,
 * `data-tight` on the frame asks for more room, and `data-more` on the box says that it scrolls.
 *
 * @param box scrolls; its one child is the text
 */
export function useFit(
  box: RefObject<HTMLElement | null>,
  frame: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    const fit = () => {
      frame.current?.removeAttribute('data-tight')
      for (const factor of FACTORS) {
        element.style.setProperty('--fit', String(factor))
        if (!overflows(element)) break
      }
      if (overflows(element)) frame.current?.setAttribute('data-tight', '')
      element.toggleAttribute('data-more', overflows(element))
    }
    // In the next frame: a box that changes its size while sizes are reported is an error.
    let frameRequest = 0
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frameRequest)
      frameRequest = requestAnimationFrame(fit)
    })
    observer.observe(element)
    if (element.firstElementChild) observer.observe(element.firstElementChild)
    return () => {
      cancelAnimationFrame(frameRequest)
      observer.disconnect()
    }
  }, [box, frame])
}
