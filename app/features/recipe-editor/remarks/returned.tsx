import { Button } from '#design-system/button/button.tsx'
import { writeDate } from '#app/lib/words/day-words.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { useEditorContext } from '../context.ts'
import { ELSEWHERE, placeOf } from './remark-place.ts'
import { Remarks } from './remarks.tsx'
import './remarks.css'

/** Above a recipe that was sent back: what the editors say, how many remarks are open, and the way to them. */
export function ReturnedBanner({ onNext }: { onNext: () => void }) {
  const { t, language } = useWords()
  const { draft, returned } = useEditorContext()
  if (!returned) return null
  const { Answer, Remarks: remarks, Number: number, Sent } = returned.submission
  const open = remarks.filter(({ IsDone }) => !IsDone).length
  const hasGone = remarks.some(({ Field }) => placeOf(Field, draft) === ELSEWHERE)
  const count = remarks.length
  return (
    <section aria-labelledby="wr-returned" className="wr-returned">
      <div>
        <h2 id="wr-returned">
          {count === 0 ? t('publishing.remarks.none') : t('publishing.remarks.title', { count })}
        </h2>
        {Answer !== '' && <blockquote dir="auto">{Answer}</blockquote>}
        <p>
          {t('publishing.remarks.sent', { number, day: writeDate(new Date(Sent), language) })}{' '}
          <span role="status">
            {count > 0 &&
              (open === 0
                ? t('publishing.remarks.allDone')
                : t('publishing.remarks.open', { count: open }))}
          </span>
        </p>
      </div>
      {open > 0 && (
        <Button onClick={onNext}>
          {t(open < count ? 'publishing.remarks.toNext' : 'publishing.remarks.toFirst')}
        </Button>
      )}
      {hasGone && <Remarks at={ELSEWHERE} />}
    </section>
  )
}
