/**
 * Options for an LRU cache of at most `entries` entries that allocates memory as it fills. The option `max`
 * would allocate all of it at once, which takes 7 milliseconds for 50,000 entries.
 */
export const atMost = (entries: number) => ({ maxSize: entries, sizeCalculation: () => 1 })
