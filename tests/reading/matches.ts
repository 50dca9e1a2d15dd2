/** A value of JSON. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json }

/** How far two numbers may be apart that are the same. */
const TOLERANCE = 1e-6

/**
 * Whether a value is what is wanted. Of an object, only the wanted fields count, and null stands for a
 * field that is absent. Two numbers beside one number mean "between"; `{oneOf: […]}` means any of these;
 * "not x" means anything but x.
 */
export function matches(got: Json | undefined, want: Json): boolean {
  if (want === null) return got === undefined || got === null
  if (typeof want === 'number') return typeof got === 'number' && Math.abs(got - want) <= TOLERANCE
  if (typeof want === 'string')
    return want.startsWith('not ') ? got !== want.slice(4) : got === want
  if (Array.isArray(want)) return matchesList(got, want as readonly Json[])
  if (typeof want !== 'object') return got === want
  const fields = want as { readonly [key: string]: Json }
  if (Array.isArray(fields.oneOf)) return fields.oneOf.some((one: Json) => matches(got, one))
  if (typeof got !== 'object' || got === null || Array.isArray(got)) return false
  const has = got as { readonly [key: string]: Json }
  return Object.entries(fields).every(([key, value]) => matches(has[key], value))
}

function matchesList(got: Json | undefined, want: readonly Json[]): boolean {
  const [least, most] = want
  if (typeof got === 'number' && typeof least === 'number' && typeof most === 'number')
    return want.length === 2 && got >= least - TOLERANCE && got <= most + TOLERANCE
  if (!Array.isArray(got) || got.length !== want.length) return false
  return want.every((value, index) => matches((got as readonly Json[])[index], value))
}
