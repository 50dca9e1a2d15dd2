import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import type { Withdrawal } from '#contract/publishing/publication.ts'
import { publishingKeys } from './publishing-keys.ts'
import { usePublishingActs } from './use-publication.ts'
import { WhoKeepsWhat, WithdrawPart, type KeptRow } from './withdraw-part.tsx'

/** Props of {@link WithdrawRecipe}. */
export interface WithdrawRecipeProps {
  id: Id
  name: string
  /** Called when it is withdrawn. */
  onWithdrawn: () => void
}

/** Withdraws a published recipe, after saying what that means for whom. */
export function WithdrawRecipe({ id, name, onWithdrawn }: WithdrawRecipeProps) {
  const { t } = useWords()
  const { withdraw } = usePublishingActs(id)
  const rowsOf = useRows()
  return (
    <WithdrawPart
      name={name}
      text={t('publishing.withdraw.text')}
      withdraw={withdraw}
      onWithdrawn={onWithdrawn}
    >
      <WhoKeepsWhat of={publishingKeys.withdrawal(id)} rowsOf={rowsOf} />
    </WithdrawPart>
  )
}

const there = (...parts: readonly (string | false)[]) => parts.filter(Boolean).join(', ')

/** What there is of a recipe, in words. */
function useRows(): (withdrawal: Withdrawal) => KeptRow[] {
  const { t } = useWords()
  return ({ Ratings, Comments, Notes, Favourites, Lists, Kitchens }) => [
    {
      key: 'page',
      term: t('publishing.withdraw.page'),
      details: t('publishing.withdraw.pageText'),
    },
    {
      key: 'said',
      term: there(
        Ratings > 0 && t('publishing.withdraw.ratings', { count: Ratings }),
        Comments > 0 && t('publishing.withdraw.comments', { count: Comments }),
        Notes > 0 && t('publishing.withdraw.notes', { count: Notes }),
      ),
      details: t('publishing.withdraw.kept'),
    },
    {
      key: 'favourites',
      term: Favourites > 0 ? t('publishing.withdraw.favourites', { count: Favourites }) : '',
      details: t('publishing.withdraw.favouritesText'),
    },
    {
      key: 'kept',
      term: there(
        Lists > 0 && t('publishing.withdraw.lists', { count: Lists }),
        Kitchens > 0 && t('publishing.withdraw.kitchens', { count: Kitchens }),
      ),
      details: t('publishing.withdraw.keep'),
    },
  ]
}
