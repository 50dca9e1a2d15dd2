/** A place that no item has. */
export const NOWHERE = 0xff_ff_ff_ff

/** Places of ids by id, {@link NOWHERE} of the others. */
export function placesOf(ids: Uint32Array): Uint32Array {
  const last = ids.reduce((most, id) => Math.max(most, id), 0)
  const places = new Uint32Array(last + 1).fill(NOWHERE)
  for (const [place, id] of ids.entries()) places[id] = place
  return places
}

/** A copy with another value at an index, which may lie behind the last one. */
export function withValue(values: Uint32Array, index: number, value: number): Uint32Array {
  const copy = new Uint32Array(Math.max(values.length, index + 1))
  copy.set(values)
  copy.fill(NOWHERE, values.length)
  copy[index] = value
  return copy
}

/** Ascending places with another one. */
export function withPlace(places: Uint32Array, place: number): Uint32Array {
  const copy = new Uint32Array(places.length + 1)
  const at = firstFrom(places, place)
  copy.set(places.subarray(0, at))
  copy[at] = place
  copy.set(places.subarray(at), at + 1)
  return copy
}

/** Ascending places without one of them; the same array where it is not there. */
export function withoutPlace(places: Uint32Array, place: number): Uint32Array {
  const at = firstFrom(places, place)
  if (places[at] !== place) return places
  const copy = new Uint32Array(places.length - 1)
  copy.set(places.subarray(0, at))
  copy.set(places.subarray(at + 1), at)
  return copy
}

/** Whether ascending places have this one. */
export function includes(places: Uint32Array, place: number): boolean {
  return places[firstFrom(places, place)] === place
}

/** Index of the first of ascending places that is not before one. */
function firstFrom(places: Uint32Array, place: number): number {
  let [low, high] = [0, places.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (places[middle]! < place) low = middle + 1
    else high = middle
  }
  return low
}
