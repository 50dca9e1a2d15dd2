import { useLayoutEffect, useState } from 'react'

/** A proxy whose properties are those of the object last passed to `update`. */
function createSteady<Parts extends object>(first: Parts) {
  let latest = first
  const get = (_own: object, name: string | symbol): unknown => Reflect.get(latest, name)
  return {
    steady: new Proxy<Parts>(first, { get }),
    update: (parts: Parts) => {
      latest = parts
    },
  }
}

/**
 * Returns the same object on every render. Its properties are those of the last `parts`.
 * A memoised component that receives it does not render again when only they change (decision 048).
 */
export function useSteady<Parts extends object>(parts: Parts): Parts {
  const [{ steady, update }] = useState(() => createSteady(parts))
  useLayoutEffect(() => update(parts))
  return steady
}
