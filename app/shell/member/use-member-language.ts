import { useEffect, useRef } from 'react'
import { useMember } from '#app/features/account/index.ts'
import { useCacheEditor } from '#app/lib/api/edit-cache.ts'
import { keys } from '#app/lib/api/keys.ts'
import { updateOptimistically, useOptimisticValue } from '#app/lib/api/optimistic-update.ts'
import { send } from '#app/lib/api/send.ts'
import { storedLanguage } from '#app/lib/words/current-language.ts'
import { useChooseLanguage } from '#app/lib/words/language-provider.tsx'
import { forgetSwitch, languageBefore } from '#app/lib/words/unsaved-switch.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { CurrentUser } from '#contract/account.ts'
import { langIdOf, languageOf, type LangId, type Language } from '#contract/languages.ts'

/** Name of the optimistic update that saves the language. */
const UPDATE = 'language'

/**
 * Synchronises the languages of interface and account: the interface follows the account, and
 * the language switch changes both, also while the account is still loading. A language in the address
 * takes precedence and is not saved in the account.
 */
export function useMemberLanguage(): void {
  const { language } = useWords()
  const { member } = useMember()
  const choose = useChooseLanguage()
  const { write } = useCacheEditor()
  const saved = member && languageOf(member.Language)
  // The response to an earlier switch is ignored while a later one is pending.
  const { isPending } = useOptimisticValue(UPDATE, saved)
  const seen = useRef<{ saved?: Language | undefined; language: Language }>(undefined)
  useEffect(() => {
    // The reader may have switched before this code had loaded, or without a connection.
    const first = languageBefore() ?? language
    const before = (seen.current ??= { language: first })
    // Until the account is known, a switch is only remembered.
    if (saved === undefined) return
    seen.current = { saved: isPending ? before.saved : saved, language }
    if (saved === language && !isPending) {
      // A page in the language before shows it until the words of the chosen one have loaded.
      if ((storedLanguage() ?? language) === language) forgetSwitch()
      return
    }
    const isSwitchedFirst = before.saved === undefined && before.language !== language
    if (!isPending && before.saved !== saved && !isSwitchedFirst) {
      if (!new URL(location.href).searchParams.has('lang')) void choose(saved)
    } else if (before.language !== language) {
      void updateOptimistically<LangId, CurrentUser>({
        name: UPDATE,
        value: langIdOf(language),
        send: (Language) => send('PATCH /me/', { fields: { Language } }),
        settle: (changed) => void write(keys.me(), changed),
        // The interface keeps the language, although the account has not saved it.
        fail: () => () => undefined,
      })
    }
  }, [saved, isPending, language, choose, write])
}
