/** Key of session storage under which the router saves the scroll position of each history entry. */
export const SCROLL_POSITIONS_KEY = 'simmer.places'

/** Scroll position of a history entry before the last reload, in pixels. */
export function scrollPositionBeforeReload(key: string): number | undefined {
  try {
    const positions = JSON.parse(sessionStorage.getItem(SCROLL_POSITIONS_KEY) ?? '{}') as Record<
      string,
      number
    >
    return positions[key]
  } catch {
    // Storage is forbidden: the position is lost.
    return undefined
  }
}
