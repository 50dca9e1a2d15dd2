import { useEffect, useState } from 'react'
import { reportFailure } from '#app/data/report-failure.ts'

/**
 * Code that is fetched when it is first wanted. Undefined until it is there, and when it does not
 * come: the caller shows something simpler meanwhile.
 *
 * @param load a function of a module, so that it stays the same; imports the code
 */
export function useLate<Code>(load: () => Promise<Code>): Code | undefined {
  const [code, setCode] = useState<Code>()
  useEffect(() => {
    let isWanted = true
    const fetchCode = async () => {
      try {
        const loaded = await load()
        if (isWanted) setCode(() => loaded)
      } catch (error) {
        reportFailure(error)
      }
    }
    void fetchCode()
    return () => {
      isWanted = false
    }
  }, [load])
  return code
}
