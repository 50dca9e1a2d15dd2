import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { DescriptionList } from '#design-system/description-list/description-list.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { Skeleton, SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'
import { toast } from '#design-system/toast/toast-store.ts'
import { useChange } from '#app/lib/api/use-change.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import type { Withdrawal } from '#contract/publishing/publication.ts'
import { publishingKeys } from './publishing-keys.ts'
import { usePublishingActs } from './use-publication.ts'

/** Props of {@link WithdrawPart}. */
export interface WithdrawPartProps {
  id: Id
  name: string
  /** Called when it is withdrawn. */
  onWithdrawn: () => void
}

/** Withdraws a published recipe, after saying what that means for whom. */
export function WithdrawPart({ id, name, onWithdrawn }: WithdrawPartProps) {
  const { t } = useWords()
  const [isOpen, setOpen] = useState(false)
  const { withdraw } = usePublishingActs(id)
  const { isPending, change } = useChange()
  const go = async () => {
    if (!(await change(t('publishing.withdraw.failed'), withdraw))) return
    setOpen(false)
    toast({ title: t('publishing.withdraw.done', { name }) })
    onWithdrawn()
  }
  return (
    <section className="pub-not-yet">
      <h2 className="text-subheading">{t('publishing.withdraw.title')}</h2>
      <p className="text-label text-ink-soft">{t('publishing.withdraw.text')}</p>
      <Button onClick={() => setOpen(true)}>{t('publishing.withdraw.open')}</Button>
      <Dialog
        size="l"
        open={isOpen}
        onOpenChange={setOpen}
        title={t('publishing.withdraw.question', { name })}
        description={t('publishing.withdraw.means')}
        footer={
          <>
            <Button onClick={() => setOpen(false)}>{t('publishing.withdraw.leave')}</Button>
            <Button variant="primary" pending={isPending} onClick={() => void go()}>
              {t('publishing.withdraw.go')}
            </Button>
          </>
        }
      >
        <WhoKeepsWhat id={id} />
      </Dialog>
    </section>
  )
}

/** Who keeps what of a recipe that is withdrawn. */
function WhoKeepsWhat({ id }: { id: Id }) {
  const { t } = useWords()
  const { data, error, retry } = useKey(publishingKeys.withdrawal(id))
  if (data) return <Table withdrawal={data} />
  if (error !== undefined) {
    return (
      <LoadFailed
        title={t('publishing.withdraw.failedTitle')}
        text={t('publishing.withdraw.failedText')}
        onRetry={retry}
      />
    )
  }
  return (
    <SkeletonRegion>
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} className="mt-3 h-12" />
      ))}
    </SkeletonRegion>
  )
}

const there = (...parts: readonly (string | false)[]) => parts.filter(Boolean).join(', ')

/** What there is of each, in words; nothing of which there is none. */
function Table({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useWords()
  const { Ratings, Comments, Notes, Favourites, Lists, Kitchens } = withdrawal
  const rows = [
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
  return <DescriptionList items={rows.filter(({ term }) => term !== '')} />
}
