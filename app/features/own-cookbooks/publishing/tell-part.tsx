import { Button } from '#design-system/button/button.tsx'
import { toast } from '#design-system/toast/toast-store.ts'
import { useChange } from '#app/lib/api/use-change.ts'
import { writeDate } from '#app/lib/words/day-words.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { OwnCookbook } from '#contract/cookbooks/own-cookbook.ts'
import type { CookbookPublication } from '#contract/cookbooks/publication.ts'
import { useBookPublishingActs } from './use-book-publication.ts'

/** Props of {@link TellPart}. */
export interface TellPartProps {
  cookbook: OwnCookbook
  publication: CookbookPublication
  /** Called when the part is gone. */
  onChanged: () => void
}

/** Tells followers of what was published quietly, while that can be told. */
export function TellPart({ cookbook, publication: { Telling }, onChanged }: TellPartProps) {
  const { t, language } = useWords()
  const { tell } = useBookPublishingActs(cookbook.Id)
  const { isPending, change } = useChange()
  const { Until, Next, Subscribers } = Telling
  if (Until === null) return null
  const day = (at: string) => writeDate(new Date(at), language)
  const go = async () => {
    if (!(await change(t('publishing.book.later.failed'), tell))) return
    toast({ tone: 'success', title: t('publishing.book.later.done') })
    onChanged()
  }
  return (
    <section className="pub-not-yet">
      <h2 className="text-subheading">{t('publishing.book.later.title')}</h2>
      <p className="text-ink-soft">
        {Next === null || Next > Until
          ? t('publishing.book.later.text', { day: day(Until) })
          : t('publishing.book.later.from', { next: day(Next), day: day(Until) })}
      </p>
      {Next === null && (
        <Button pending={isPending} onClick={() => void go()}>
          {Subscribers > 0
            ? t('publishing.book.later.go', { count: Subscribers })
            : t('publishing.book.tell')}
        </Button>
      )}
    </section>
  )
}
