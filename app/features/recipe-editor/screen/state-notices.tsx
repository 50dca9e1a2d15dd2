import { ButtonLink } from '#design-system/button/button-link.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Copy } from '#design-system/icon/lucide.ts'
import { toast } from '#design-system/toast/toast-store.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Language } from '#contract/languages.ts'
import { plainRecipe } from '../document/plain-recipe.ts'
import type { DraftState, DraftStore } from '../store/draft-state.ts'
import { Notice } from './notice.tsx'

/** Props of {@link StateNotices}. */
export interface StateNoticesProps {
  store: DraftStore
  state: DraftState
  /** The language that is being written. */
  language: Language
}

/** Below the bar: that another tab writes, or why the text is not on the server, and what to do. */
export function StateNotices({ store, state, language }: StateNoticesProps) {
  const { t } = useWords()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(plainRecipe(state.history.now, language))
      toast({ title: t('recipeEditor.saved.copied') })
    } catch (error) {
      reportFailure(error)
      toast({ tone: 'error', title: t('recipeEditor.saved.copyFailed') })
    }
  }
  return (
    <>
      {state.isReader && (
        <Notice text={t('recipeEditor.otherTab')}>
          <Button variant="bare" size="s" onClick={store.writeHere}>
            {t('recipeEditor.writeHere')}
          </Button>
        </Notice>
      )}
      {state.saved === 'nowhere' && (
        <Notice isBad text={t('recipeEditor.saved.nowhere')}>
          <Button variant="bare" size="s" icon={Copy} onClick={() => void copy()}>
            {t('recipeEditor.saved.copy')}
          </Button>
        </Notice>
      )}
      {state.saved === 'refused' && <Notice isBad text={t('recipeEditor.saved.refused')} />}
      {state.saved === 'signedOut' && (
        <Notice text={t('recipeEditor.saved.signedOut')}>
          <ButtonLink href="/auth" variant="bare" size="s">
            {t('recipeEditor.saved.signIn')}
          </ButtonLink>
        </Notice>
      )}
    </>
  )
}
