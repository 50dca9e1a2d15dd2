import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { toast } from '#design-system/toast/toast-store.ts'
import { PromiseForm } from '#app/features/publishing/index.ts'
import { PickCards } from '#app/lib/ui/pick-cards.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { CurrentUser } from '#contract/account.ts'
import { COOKBOOK_NEWS_DAYS } from '#contract/cookbooks/limits.ts'
import type { OwnCookbook } from '#contract/cookbooks/own-cookbook.ts'
import type { CookbookPublication } from '#contract/cookbooks/publication.ts'
import { cookbookActPath, ownCookbookPath } from '../paths.ts'
import { textOf } from '../texts.ts'
import { useBookPublishingActs } from './use-book-publication.ts'

/** Props of {@link PublishForm}. */
export interface PublishFormProps {
  cookbook: OwnCookbook
  publication: CookbookPublication
  member: CurrentUser
}

/** The promise, the word to the editors, who hears about it, and the button that publishes a cookbook. */
export function PublishForm({ cookbook, publication, member }: PublishFormProps) {
  const { t, language } = useWords()
  const navigate = useNavigate()
  const { publish, readAnew } = useBookPublishingActs(cookbook.Id)
  const { IsTrusted, Published, Telling } = publication
  // Followers hear of a first publication alone.
  const isFirst = Published === null
  const [who, setWho] = useState<'all' | 'nobody'>('all')
  const { Id, Version, OrderVersion } = cookbook
  const name = textOf(cookbook.Name, language)
  const send = async (word: { Word?: string }) => {
    const { Submission } = await publish({
      Version,
      OrderVersion,
      IsPromised: true,
      IsTold: isFirst && who === 'all',
      ...word,
    })
    const done = Submission?.State === 'waiting' ? 'publishing.book.sent' : 'publishing.book.done'
    toast({ tone: 'success', title: t(done, { name }) })
    void navigate(cookbookActPath(Id, 'publication'), { replace: true })
  }
  return (
    <PromiseForm
      draft={`publish.${Id}`}
      member={member}
      hint={t('publishing.book.mineHint')}
      submit={t(IsTrusted ? 'publishing.send.goTrusted' : 'publishing.send.go')}
      notYet={ownCookbookPath(Id)}
      send={send}
      onChanged={readAnew}
      changed={(say) => say('publishing.book.changed')}
    >
      {isFirst && (
        <PickCards
          label={t('publishing.book.told')}
          value={who}
          onValueChange={setWho}
          options={[
            {
              value: 'all',
              title: t('publishing.book.tell'),
              text:
                Telling.Subscribers > 0
                  ? t('publishing.book.tellText', { count: Telling.Subscribers })
                  : t('publishing.book.tellNobody'),
            },
            {
              value: 'nobody',
              title: t('publishing.book.quiet'),
              text: t('publishing.book.quietText', { days: COOKBOOK_NEWS_DAYS }),
            },
          ]}
        />
      )}
    </PromiseForm>
  )
}
