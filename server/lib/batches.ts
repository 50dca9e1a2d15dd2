/** Items in a batch by default; as many parameters of a statement both engines take. */
const BATCH_SIZE = 500

/** Splits a list into parts of at most `size` items. */
export function* batches<T>(all: readonly T[], size: number = BATCH_SIZE): Generator<T[]> {
  for (let start = 0; start < all.length; start += size) yield all.slice(start, start + size)
}
