/** Limits that no test file reaches; tests of the limits set their own. */
export const NO_LIMITS = {
  reads: 1_000_000,
  writes: 1_000_000,
  signIns: 1_000_000,
  uploads: 1_000_000,
  ownPictures: 1_000_000,
  filmParts: 1_000_000,
  pages: 1_000_000,
  files: 1_000_000,
  crawlers: 1_000_000,
}
/** No overload limits, because busy machines are slow and all tests use one address. */
export const NO_BOUNDS = {
  requests: Infinity,
  requestsWithWrites: Infinity,
  files: Infinity,
  delayMs: Infinity,
  lastDelayMs: Infinity,
  memory: Infinity,
}
/** Password hashes that cost nothing, because tests sign up and sign in thousands of times. */
export const LOW_COST = { memory: 8, passes: 1, lanes: 1 }
