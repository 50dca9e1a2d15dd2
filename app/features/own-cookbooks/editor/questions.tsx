import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#design-system/button/button.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import { CircleAlert, Copy } from '#design-system/icon/lucide.ts'
import { useChange } from '#app/lib/api/use-change.ts'
import { writeTime } from '#app/lib/words/day-words.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { CookbookActs } from '../use-cookbook-acts.ts'
import { useCookbookEditor } from './context.ts'
import type { Saved } from './shown-cookbook.ts'
import { placeOf } from './places.ts'
import './questions.css'

/** Props of {@link Questions}. */
export interface QuestionsProps {
  saved: Saved
  acts: Pick<CookbookActs, 'chooseOrder'>
  /** Reads the cookbook of the server again. */
  onRead: () => Promise<unknown>
}

/** What two devices have done at once: two orders, of which one holds, and texts of which one does. */
export function Questions({ saved, acts, onRead }: QuestionsProps) {
  const { t, language } = useWords()
  const { cookbook, store, folding } = useCookbookEditor()
  const { isPending, change } = useChange()
  const isRefused = saved === 'refused'
  useEffect(() => {
    // What the other device wrote stands there once it is read.
    if (isRefused) void onRead()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each refusal
  }, [isRefused])
  const { OtherOrder } = cookbook
  const gone = cookbook.Recipes.filter(
    ({ Id, State, IsKept }) => State === 'withdrawn' && !IsKept && placeOf(cookbook, Id),
  )
  const look = () => {
    const [first] = gone
    if (!first) return
    flushSync(() => folding.open(placeOf(cookbook, first.Id)?.tab ?? null))
    const answer = document.querySelector<HTMLElement>(
      `[data-recipe='${first.Id}'] .bk-answer button`,
    )
    answer?.focus()
  }
  const choose = (use: 'this' | 'other') =>
    change(t('ownCookbooks.question.failed'), () => acts.chooseOrder(cookbook.Id, use))
  return (
    <div role="status" className="bk-questions">
      {OtherOrder && (
        <div className="bk-question">
          <Icon of={Copy} />
          <p>
            {t('ownCookbooks.question.text', {
              time: writeTime(new Date(OtherOrder.Left), language),
            })}
          </p>
          <Button size="s" pending={isPending} onClick={() => void choose('other')}>
            {t('ownCookbooks.question.other')}
          </Button>
          <Button size="s" pending={isPending} onClick={() => void choose('this')}>
            {t('ownCookbooks.question.mine')}
          </Button>
        </div>
      )}
      {gone.length > 0 && (
        <div className="bk-question">
          <Icon of={CircleAlert} />
          <p>{t('ownCookbooks.question.withdrawn', { count: gone.length })}</p>
          <Button size="s" onClick={look}>
            {t('ownCookbooks.question.look')}
          </Button>
        </div>
      )}
      {isRefused && (
        <div className="bk-question">
          <Icon of={CircleAlert} />
          <p>{t('ownCookbooks.question.texts')}</p>
          <Button size="s" onClick={() => store.settle('theirs')}>
            {t('ownCookbooks.question.theirs')}
          </Button>
          <Button size="s" onClick={() => store.settle('mine')}>
            {t('ownCookbooks.question.keepMine')}
          </Button>
        </div>
      )}
    </div>
  )
}
