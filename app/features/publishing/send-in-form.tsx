import { useNavigate } from 'react-router-dom'
import { toast } from '#design-system/toast/toast-store.ts'
import { OWN_KEYS, publicationPath } from '#app/features/own-recipes/index.ts'
import { useCacheEditor } from '#app/lib/api/edit-cache.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { pathOf } from '#contract/addresses/addresses.ts'
import type { CurrentUser } from '#contract/account.ts'
import type { OwnRecipe } from '#contract/own-recipes/own-recipe.ts'
import type { Publication } from '#contract/publishing/publication.ts'
import { PromiseForm } from './promise-form.tsx'
import { usePublishingActs } from './use-publication.ts'

/** Props of {@link SendInForm}. */
export interface SendInFormProps {
  own: OwnRecipe
  publication: Publication
  member: CurrentUser
}

/** The promise, the word to the editors, and the button that sends a recipe in. */
export function SendInForm({ own, publication, member }: SendInFormProps) {
  const { t } = useWords()
  const navigate = useNavigate()
  const { sendIn } = usePublishingActs(own.Id)
  const { refresh } = useCacheEditor()
  const { IsTrusted } = publication
  const send = async (word: { Word?: string }) => {
    const { Submission, Versions } = await sendIn({
      Version: own.Version,
      IsPromised: true,
      ...word,
    })
    const number = Submission?.Number ?? Versions[0]?.Number ?? 1
    const done = IsTrusted ? 'publishing.send.published' : 'publishing.send.done'
    toast({ tone: 'success', title: t(done, { number }) })
    void navigate(publicationPath(own.Id), { replace: true })
  }
  return (
    <PromiseForm
      draft={`send-in.${own.Id}`}
      member={member}
      hint={t('publishing.send.mineHint')}
      submit={t(IsTrusted ? 'publishing.send.goTrusted' : 'publishing.send.go')}
      notYet={pathOf('recipe', own.Id)}
      send={send}
      onChanged={() => refresh(OWN_KEYS)}
      changed={(say) => say('publishing.send.changed')}
    />
  )
}
