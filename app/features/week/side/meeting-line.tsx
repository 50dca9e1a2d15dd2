import { Banner } from '#design-system/banner/banner.tsx'
import { Button } from '#design-system/button/button.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { focusMeal } from '../focus.ts'
import type { Meeting } from '../model/others.ts'
import { useDayWords } from '../use-day-words.ts'

/** Props of {@link MeetingLine}. */
export interface MeetingLineProps {
  meeting: Meeting
  /** Takes the reader's own dish off. */
  onRemove: () => void
  onSettle: () => void
}

/** Asks what becomes of two dishes that two have planned for the same meal. Both stand until somebody answers. */
export function MeetingLine({ meeting, onRemove, onSettle }: MeetingLineProps) {
  const { t } = useWords()
  const days = useDayWords()
  const { mine, theirs, name } = meeting
  const settle = () => {
    onSettle()
    focusMeal(theirs.Key)
  }
  return (
    <Banner
      announced
      title={t('week.meet.title', {
        day: days.weekday(mine.Day),
        slot: t(`week.slotIn.${mine.Slot}`),
      })}
      action={
        <span className="week-words">
          <Button onClick={settle}>{t('week.meet.both')}</Button>
          <Button
            onClick={() => {
              settle()
              onRemove()
            }}
          >
            {t('week.meet.only', { meal: theirs.Name })}
          </Button>
        </span>
      }
    >
      {t('week.meet.text', { mine: mine.Name, theirs: theirs.Name, name })}
    </Banner>
  )
}
