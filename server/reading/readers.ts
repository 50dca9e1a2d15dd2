/**
 * Version of the readers of what people write. It is raised when they read something differently, so that what
 * an earlier version has compiled is read again (`server/own-recipes/read-again.ts`).
 */
export const READERS = 2
