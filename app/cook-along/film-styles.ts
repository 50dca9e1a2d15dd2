import { useEffect, useState } from 'react'
import wholeStyles from '#design-system/styles/whole.css?url'

/** Fetches the styles that pages do not carry; settles when they have arrived, or will not. */
function addStyles(): Promise<unknown> {
  return new Promise((resolve) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = wholeStyles
    link.addEventListener('load', resolve)
    // Every control of a film has its name: it can be used as it is.
    link.addEventListener('error', resolve)
    document.head.append(link)
  })
}

// Begins together with the film's code.
const settled = import.meta.env.SSR ? Promise.resolve() : addStyles()
let isSettled = false
void settled.then(() => (isSettled = true))

/** Whether a film can be shown: false until its styles have been fetched (decision 020). */
export function useFilmStyles(): boolean {
  const [isThere, setThere] = useState(isSettled)
  useEffect(() => {
    void settled.then(() => setThere(true))
  }, [])
  return isThere
}
