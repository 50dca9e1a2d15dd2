import { Button } from '#design-system/button/button.tsx'
import { toast } from '#design-system/toast/toast-store.ts'
import { useChange } from '#app/lib/api/use-change.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { OwnCookbook } from '#contract/cookbooks/own-cookbook.ts'
import { useBookPublishingActs } from './use-book-publication.ts'

/** Recipes of a cookbook that are by others: with the link yes, published no. */
export const othersIn = ({ Recipes }: OwnCookbook) =>
  Recipes.filter(({ IsMine }) => !IsMine).map(({ Id }) => Id)

/** Takes all recipes by others out, in one press. */
export function TakeOutOthers({ cookbook }: { cookbook: OwnCookbook }) {
  const { t } = useWords()
  const { takeOut } = useBookPublishingActs(cookbook.Id)
  const { isPending, change } = useChange()
  const others = othersIn(cookbook)
  const count = others.length
  const go = async () => {
    const isOut = await change(t('publishing.book.takeOutFailed'), () =>
      takeOut(others, cookbook.OrderVersion),
    )
    if (isOut) toast({ title: t('publishing.book.takenOut', { count }) })
  }
  return (
    <Button size="s" pending={isPending} onClick={() => void go()}>
      {t('publishing.book.takeOut', { count })}
    </Button>
  )
}
