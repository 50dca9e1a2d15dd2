import { keyOf } from '#app/lib/api/keys.ts'

/** The key of the member's script keys. It is not among the keys of every page. */
export const scriptKeysKey = () => keyOf('/my/keys', {})
