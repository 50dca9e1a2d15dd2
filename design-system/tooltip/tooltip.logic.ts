/** A rectangle in the window, in CSS pixels. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** Position of a tooltip in the window, in CSS pixels, and its side of the control. */
export interface TooltipPlace {
  left: number
  top: number
  side: 'top' | 'bottom'
}

/** Distance from the edges of the window, in pixels. */
const EDGE = 8

/**
 * Places a tooltip above the centre of its anchor, or below it where there is no room, and shifts
 * it to stay within the window.
 *
 * @param anchor the described control
 * @param size of the tooltip
 * @param width of the window
 */
export function placeTooltip(
  anchor: Box,
  size: { width: number; height: number },
  width: number,
): TooltipPlace {
  const middle = anchor.left + anchor.width / 2 - size.width / 2
  const left = Math.max(EDGE, Math.min(middle, width - EDGE - size.width))
  const above = anchor.top - size.height
  return above < 0
    ? { left, top: anchor.top + anchor.height, side: 'bottom' }
    : { left, top: above, side: 'top' }
}
