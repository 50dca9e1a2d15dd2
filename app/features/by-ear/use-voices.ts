import { useEffect, useState } from 'react'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { findVoices, voicesOf, type Voice } from './speech.ts'

/** The voices for the language of the page. */
export interface FoundVoices {
  /** Undefined while they are looked for. */
  readonly voices: readonly Voice[] | undefined
  /** Whether there are voices of other languages. */
  readonly hasOthers: boolean
  /** Whether the cook goes on without a voice. */
  readonly isSilent: boolean
  readonly setSilent: () => void
  /** Looks for voices again. */
  readonly search: () => void
}

/** Finds the voices for the language of the page, and again when asked. */
export function useVoices(): FoundVoices {
  const { language } = useWords()
  const [all, setAll] = useState<readonly Voice[]>()
  const [isSilent, setIsSilent] = useState(false)
  const [searches, setSearches] = useState(0)
  useEffect(() => {
    let isCurrent = true
    const find = async () => {
      const found = await findVoices()
      if (isCurrent) setAll(found)
    }
    void find()
    return () => {
      isCurrent = false
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another search is another run
  }, [searches])
  return {
    voices: all && voicesOf(all, language),
    hasOthers: all !== undefined && all.length > 0,
    isSilent,
    setSilent: () => setIsSilent(true),
    search: () => setSearches((count) => count + 1),
  }
}
