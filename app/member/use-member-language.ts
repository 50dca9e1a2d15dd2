import { useEffect, useRef } from 'react'
import { useSWRConfig } from 'swr'
import { keys } from '#app/data/keys.ts'
import { useMember } from '#app/data/member.ts'
import { send } from '#app/data/send.ts'
import { useWished, wish } from '#app/data/wish.ts'
import { useChooseLanguage } from '#app/words/language-provider.tsx'
import { useWords } from '#app/words/words-provider.tsx'
import type { CurrentUser } from '#contract/account.ts'
import { langIdOf, languageOf, type LangId, type Language } from '#contract/languages.ts'

/** Name of the wish to save a language. */
const WISH = 'language'

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
  // The answer to an earlier switch says nothing while a later one is on its way.
  const { isPending } = useWished(WISH, saved)
  const seen = useRef<{ saved?: Language | undefined; language: Language }>({ language })
  useEffect(() => {
    const before = seen.current
    seen.current = { saved: isPending ? before.saved : saved, language }
    if (saved === undefined || (saved === language && !isPending)) return
    if (!isPending && before.saved !== saved) {
      if (!new URL(location.href).searchParams.has('lang')) choose(saved)
    } else if (before.language !== language) {
      void wish<LangId, CurrentUser>({
        name: WISH,
        value: langIdOf(language),
        send: (Language) => send('PATCH', keys.me(), { Language }),
        settle: (changed) => void mutate(keys.me(), changed, { revalidate: false }),
        // The interface keeps the language; only the account does not know it.
        fail: () => () => undefined,
      })
    }
  }, [saved, isPending, language, choose, mutate])
}
