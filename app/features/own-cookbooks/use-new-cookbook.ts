import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useChange } from '#app/lib/api/use-change.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import type { OwnCookbook } from '#contract/cookbooks/own-cookbook.ts'
import { ownCookbookPath } from './paths.ts'
import { useCookbookActs } from './use-cookbook-acts.ts'

/** Makes a cookbook and opens its editor. A press that is repeated after a failure makes no second one. */
export function useNewCookbook() {
  const { t, language } = useWords()
  const acts = useCookbookActs()
  const navigate = useNavigate()
  const { isPending, change } = useChange()
  const key = useRef<string>(undefined)
  /** @param recipes what is in it from the beginning */
  const make = async (recipes: readonly Id[] = []) => {
    key.current ??= crypto.randomUUID()
    const fields = { Key: key.current, Language: language, Recipes: [...recipes] }
    let made: OwnCookbook | undefined
    await change(t('ownCookbooks.new.failed'), async () => {
      made = await acts.add(fields)
    })
    if (!made) return
    key.current = undefined
    void navigate(ownCookbookPath(made.Id))
  }
  return { isPending, make }
}
