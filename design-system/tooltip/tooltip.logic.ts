/** A box in the window, in CSS pixels. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** Where a tooltip stands. */
export interface TooltipPlace {
  left: number
  top: number
  side: 'top' | 'bottom'
}

/** Pixels it keeps from the edges of the window. */
const EDGE = 8

/**
 * Puts a tooltip above the middle of its anchor, below it where there is no room, and as far aside
 * as the edges of the window want.
 *
 * @param anchor what it explains
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
