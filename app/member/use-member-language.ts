import { useEffect, useRef } from 'react'
import { useSWRConfig } from 'swr'
import { keys } from '#app/data/keys.ts'
import { useMember } from '#app/data/member.ts'
import { reportFailure } from '#app/data/report-failure.ts'
import { send } from '#app/data/send.ts'
import { useChooseLanguage } from '#app/words/language-provider.tsx'
import { useWords } from '#app/words/words-provider.tsx'
import type { CurrentUser } from '#contract/account.ts'
import { langIdOf, languageOf, type LangId, type Language } from '#contract/languages.ts'

/**
 * Keeps interface and account in one language: the interface follows what the member has saved
 * (SHL-41), and a member who switches it in header or footer saves it. An address that names a
 * language goes before both, and saves nothing (D-05).
 */
export function useMemberLanguage(): void {
  const { language } = useWords()
  const { member } = useMember()
  const choose = useChooseLanguage()
  const { mutate } = useSWRConfig()
  const saved = member && languageOf(member.Language as LangId)
  const seen = useRef<{ saved?: Language | undefined; language: Language }>({ language })
  useEffect(() => {
    const before = seen.current
    seen.current = { saved, language }
    if (saved === undefined || saved === language) return
    if (before.saved !== saved) {
      if (!new URL(location.href).searchParams.has('lang')) choose(saved)
    } else if (before.language !== language) {
      const answer = send<CurrentUser>('PATCH', keys.me(), { Language: langIdOf(language) })
      mutate(keys.me(), answer, { revalidate: false }).catch(reportFailure)
    }
  }, [saved, language, choose, mutate])
}
