/**
 * Options of an LRU cache of at most so many entries whose memory grows with them. The option `max`
 * reserves it at once, which takes 7 milliseconds for 50,000 entries.
 */
export const atMost = (entries: number) => ({ maxSize: entries, sizeCalculation: () => 1 })
