import { useCacheEditor } from '#app/lib/api/edit-cache.ts'
import { keysOf } from '#app/lib/api/key-test.ts'
import { send, sendJson } from '#app/lib/api/send.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { ChooseMonth } from '#contract/cookbooks/month.ts'
import { langIdOf, type Language } from '#contract/languages.ts'
import { deskKeys } from '../desk-keys.ts'

const MONTHS = keysOf(['/desk/months'])
const LOG = keysOf(['/desk/log'])

/** The months that the desk plans, the one that is now first, with texts in a language. */
export function useMonths(language: Language) {
  const { data, ...state } = useKey(deskKeys.months(langIdOf(language)))
  return { months: data?.Months, ...state }
}

/** Cookbooks for a month, those that fit first. */
export function useMonthChoices(month: string) {
  const { langId } = useWords()
  const { data, ...state } = useKey(deskKeys.monthChoices(month, langId))
  return { choices: data?.Choices, ...state }
}

/**
 * What is decided about a month. The calls throw an ApiError; what they change is fetched again either way,
 * because somebody else may have decided.
 */
export function useMonthDecisions(month: string) {
  const { langId: LangId } = useWords()
  const { refresh } = useCacheEditor()
  const decide = async <Answer>(call: Promise<Answer>): Promise<Answer> => {
    try {
      return await call
    } finally {
      refresh(MONTHS)
      refresh(keysOf(['/desk/months/:month/choices'], { month }))
      refresh(LOG)
    }
  }
  const params = { month, LangId }
  return {
    choose: (fields: ChooseMonth) =>
      decide(sendJson('POST /desk/months/:month', { params, fields })),
    clear: () => decide(send('DELETE /desk/months/:month', { params })),
  }
}
