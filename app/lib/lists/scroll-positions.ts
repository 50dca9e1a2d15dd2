/** Where the router keeps over a reload how far each entry of the history was scrolled. */
export const PLACES_KEY = 'simmer.places'

/** Pixels that the window was scrolled by at an entry of the history before the last reload. */
export function placeBeforeReload(key: string): number | undefined {
  try {
    const places = JSON.parse(sessionStorage.getItem(PLACES_KEY) ?? '{}') as Record<string, number>
    return places[key]
  } catch {
    // Storage is forbidden: the place is lost.
    return undefined
  }
}
