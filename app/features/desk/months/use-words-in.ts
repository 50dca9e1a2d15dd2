import { useEffect, useState } from 'react'
import { reportFailure } from '#app/lib/report-failure.ts'
import { loadPack } from '#app/lib/words/load.ts'
import type { LanguagePack } from '#app/lib/words/pack-types.ts'
import type { Language } from '#contract/languages.ts'

/** The words of a language, whatever that of the page is; undefined while they are loading. */
export function useWordsIn(language: Language): LanguagePack['words'] | undefined {
  const [pack, setPack] = useState<LanguagePack>()
  useEffect(() => {
    let isWanted = true
    loadPack(language).then((loaded) => isWanted && setPack(loaded), reportFailure)
    return () => {
      isWanted = false
    }
  }, [language])
  return pack?.language === language ? pack.words : undefined
}
