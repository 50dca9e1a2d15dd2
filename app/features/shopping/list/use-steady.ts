import { useLayoutEffect, useRef, useState } from 'react'

/**
 * The same object each time, whose properties are those of what was rendered last. What gets it need not be
 * rendered again because other properties have changed.
 */
export function useSteady<Parts extends object>(parts: Parts): Parts {
  const latest = useRef(parts)
  useLayoutEffect(() => {
    latest.current = parts
  })
  const [steady] = useState(
    () =>
      new Proxy({} as Parts, { get: (_own, name) => Reflect.get(latest.current, name) as unknown }),
  )
  return steady
}
