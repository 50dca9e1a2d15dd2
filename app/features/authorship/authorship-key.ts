import { keyOf } from '#app/lib/api/keys.ts'

/** The key of the member as an author. It is not among the keys of every page. */
export const authorshipKey = () => keyOf('/my/author', {})
