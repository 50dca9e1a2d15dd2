import { keys } from '#app/lib/api/keys.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import type { LangId } from '#contract/languages.ts'

export function useReadList(token: string, langId: LangId) {
  const { data: list, ...state } = useKey(keys.readList(token, langId))
  return { list, readAt: Date.now(), ...state }
}
