import { useState, type ReactNode } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { DescriptionList } from '#design-system/description-list/description-list.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { Skeleton, SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'
import { toast } from '#design-system/toast/toast-store.ts'
import type { Key } from '#app/lib/api/keys.ts'
import { useChange } from '#app/lib/api/use-change.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'

/** Props of {@link WithdrawPart}. */
export interface WithdrawPartProps {
  name: string
  /** What becomes of it, in a sentence. */
  text: string
  /** Withdraws it; it throws an ApiError. */
  withdraw: () => Promise<unknown>
  /** Called when it is withdrawn. */
  onWithdrawn: () => void
  /** Who keeps what of it. */
  children: ReactNode
}

/** Withdraws something that is published, after saying what that means for whom. */
export function WithdrawPart({ name, text, withdraw, onWithdrawn, children }: WithdrawPartProps) {
  const { t } = useWords()
  const [isOpen, setOpen] = useState(false)
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
      <p className="text-label text-ink-soft">{text}</p>
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
        {children}
      </Dialog>
    </section>
  )
}

/** What there is of something, in words, and what becomes of it. */
export interface KeptRow {
  key: string
  /** Empty where there is none. */
  term: string
  details: string
}

/** Props of {@link WhoKeepsWhat}. */
export interface WhoKeepsWhatProps<Data> {
  of: Key<Data>
  rowsOf: (data: Data) => readonly KeptRow[]
}

/** Who keeps what of something that is withdrawn; of what there is none, nothing is said. */
export function WhoKeepsWhat<Data>({ of, rowsOf }: WhoKeepsWhatProps<Data>) {
  const { t } = useWords()
  const { data, error, retry } = useKey(of)
  if (data !== undefined) {
    return <DescriptionList items={rowsOf(data).filter(({ term }) => term !== '')} />
  }
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
