import type { ReactNode } from 'react'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import { NotYet } from '#app/lib/ui/publishing-frame.tsx'
import { type KeptRow, WhoKeepsWhat, WithdrawPart } from '#app/features/publishing/index.ts'
import { nameList } from '#app/lib/words/name-list.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { OwnCookbook } from '#contract/cookbooks/own-cookbook.ts'
import type { CookbookPublication, CookbookWithdrawal } from '#contract/cookbooks/publication.ts'
import { LOCALES } from '#contract/languages.ts'
import { cookbookActPath } from '../paths.ts'
import { bookPublishingKeys } from './book-publishing-keys.ts'
import { useBookPublishingActs } from './use-book-publication.ts'

/** Props of {@link AfterPart}. */
export interface AfterPartProps {
  cookbook: OwnCookbook
  publication: CookbookPublication
  published: NonNullable<CookbookPublication['Published']>
  name: string
  /** Called when the part that had the focus is gone. */
  onChanged: () => void
}

/** Withdrawing what is published, and publishing again what is withdrawn. */
export function AfterPart(props: AfterPartProps): ReactNode {
  const { cookbook, publication, published, name, onChanged } = props
  const { t } = useWords()
  const { withdraw } = useBookPublishingActs(cookbook.Id)
  const rowsOf = useRows()
  const isWaiting = publication.Submission?.State === 'waiting'
  const toPublish = cookbookActPath(cookbook.Id, 'publish')
  if (published.IsLive) {
    return (
      <>
        {published.IsHidden && (
          <section className="pub-not-yet">
            <h2 className="text-subheading">{t('publishing.book.hidden.title')}</h2>
            <p className="text-ink-soft">{t('publishing.book.hidden.text')}</p>
          </section>
        )}
        <WithdrawPart
          name={name}
          text={t('publishing.book.withdraw.text')}
          withdraw={withdraw}
          onWithdrawn={onChanged}
        >
          <WhoKeepsWhat of={bookPublishingKeys.withdrawal(cookbook.Id)} rowsOf={rowsOf} />
        </WithdrawPart>
      </>
    )
  }
  if (isWaiting) return null
  return (
    <NotYet
      title={t('publishing.again.title')}
      text={t('publishing.book.again')}
      action={<ButtonLink href={toPublish}>{t('publishing.again.go')}</ButtonLink>}
    />
  )
}

/** "December 2026", of "2026-12". */
const monthText = (month: string, language: keyof typeof LOCALES) =>
  new Intl.DateTimeFormat(LOCALES[language], {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`))

/** What there is of a cookbook, in words. */
function useRows(): (withdrawal: CookbookWithdrawal) => KeptRow[] {
  const { t, language } = useWords()
  return ({ Recipes, Favourites, Months }) => [
    {
      key: 'page',
      term: t('publishing.withdraw.page'),
      details: t('publishing.book.withdraw.pageText'),
    },
    {
      key: 'recipes',
      term: Recipes > 0 ? t('ownCookbooks.recipes', { count: Recipes }) : '',
      details: t('publishing.book.withdraw.recipesText', { count: Recipes }),
    },
    {
      key: 'favourites',
      term: Favourites > 0 ? t('publishing.withdraw.favourites', { count: Favourites }) : '',
      details: t('publishing.withdraw.favouritesText'),
    },
    {
      key: 'month',
      term: Months.length > 0 ? t('publishing.book.withdraw.month') : '',
      details: t('publishing.book.withdraw.monthText', {
        months: nameList(
          Months.map((month) => monthText(month, language)),
          language,
        ),
      }),
    },
    {
      key: 'followers',
      term: t('publishing.book.withdraw.followers'),
      details: t('publishing.book.withdraw.followersText'),
    },
  ]
}
