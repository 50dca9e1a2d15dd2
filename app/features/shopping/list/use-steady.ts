import { useLayoutEffect, useState } from 'react'

/** An object with the properties of the object that was passed last. */
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
 * The same object each time, whose properties are those of what was rendered last. What gets it need not be
 * rendered again because other properties have changed (decision 048).
 */
export function useSteady<Parts extends object>(parts: Parts): Parts {
  const [{ steady, update }] = useState(() => createSteady(parts))
  useLayoutEffect(() => update(parts))
  return steady
}
