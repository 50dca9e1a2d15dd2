import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** A password as clients send it: its SHA-256 in hex. */
const SENT = /^[\da-f]{64}$/i

/**
 * The first 64 bits of the SHA-256 of each password, in ascending order. README.md says where the list comes from.
 * With 64 bits, a password that is not in the list is refused once in 10^14 times.
 */
let list: BigUint64Array | undefined

/**
 * Whether a password is one of those that are used most in well-known breaches.
 * @param password as a client sends it
 */
export function isStolen(password: string): boolean {
  list ??= readList()
  const digest = SENT.test(password) ? password : hash('sha256', password)
  return includes(list, BigInt(`0x${digest.slice(0, 16)}`))
}

function readList(): BigUint64Array {
  const bytes = readFileSync(new URL('passwords.bin', import.meta.url))
  return new BigUint64Array(Uint8Array.from(bytes).buffer)
}

/** Binary search. */
function includes(sorted: BigUint64Array, sought: bigint): boolean {
  let [from, to] = [0, sorted.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((sorted[middle] ?? 0n) < sought) from = middle + 1
    else to = middle
  }
  return sorted[from] === sought
}
