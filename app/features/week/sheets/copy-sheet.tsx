import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Checkbox } from '#design-system/checkbox/checkbox.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Day } from '#contract/cooking-log/cooking-log.ts'
import { copiesOf, dayAfter, type MealCopy } from '#contract/week/copy.ts'
import type { Meal, Week } from '#contract/week/week.ts'
import { cardFocus } from '../focus.ts'
import { DAYS } from '../model/days.ts'
import type { WeekChange } from '../sync/operation.ts'
import { useDayWords } from '../use-day-words.ts'

/** Props of {@link CopySheet}. */
export interface CopySheetProps {
  week: Week
  /** Of the week that is filled. */
  monday: Day
  today: Day
  /** Plans the copies; says how many. */
  onCopy: (changes: readonly WeekChange[], count: number) => void
  onClose: () => void
}

/** Asks which meals of the week before are planned again, in places that are free. */
export function CopySheet({ week, monday, today, onCopy, onClose }: CopySheetProps) {
  const { t } = useWords()
  const days = useDayWords()
  const copies = copiesOf(week.Meals, monday).filter(({ day }) => day >= today)
  const [off, setOff] = useState(
    () => new Set(copies.filter(({ isOff }) => isOff).map(({ from }) => from.Key)),
  )
  const chosen = copies.filter(({ from }) => !off.has(from.Key))
  const choose = (key: string, isChosen: boolean) => {
    const next = new Set(off)
    if (isChosen) next.delete(key)
    else next.add(key)
    setOff(next)
  }
  const count = chosen.length
  return (
    <Dialog
      open
      onOpenChange={onClose}
      returnFocus={cardFocus}
      className="week-sheet"
      title={t('week.copy.title')}
      description={t('week.copy.text', {
        range: days.range(dayAfter(monday, -DAYS), dayAfter(monday, -1)),
      })}
      footer={
        <>
          <Button onClick={onClose}>{t('week.copy.notNow')}</Button>
          <Button
            variant="primary"
            disabled={count === 0}
            onClick={() => {
              onCopy(changesOfCopies(week, chosen), count)
              onClose()
            }}
          >
            {t('week.copy.confirm', { count })}
          </Button>
        </>
      }
    >
      {copies.length === 0 && <p>{t('week.copy.none')}</p>}
      {copies.map(({ from, day, isOff }) => (
        <Checkbox
          key={from.Key}
          label={
            <b>
              {t('week.copy.row', {
                day: days.weekday(from.Day),
                slot: t(`week.slotIn.${from.Slot}`),
              })}
            </b>
          }
          hint={
            isOff
              ? t('week.copy.planned', { name: from.Name })
              : t('week.copy.to', { name: from.Name, count: from.Persons, day: days.named(day) })
          }
          variant="round"
          className="week-row"
          checked={!off.has(from.Key)}
          onCheckedChange={(isChosen) => choose(from.Key, isChosen)}
        />
      ))}
      <p className="week-fine">{t('week.copy.notCopied')}</p>
    </Dialog>
  )
}

/** Plans meals of the week before once more. Who cooks and notes are not copied. */
function changesOfCopies({ Recipes }: Week, copies: readonly MealCopy<Meal>[]): WeekChange[] {
  return copies.map(({ from: { Slot, Persons, RecipeId, Name }, day }) => ({
    kind: 'add',
    meal: {
      Key: crypto.randomUUID(),
      Day: day,
      Slot,
      Persons,
      ...(RecipeId === null ? { Words: Name } : { RecipeId }),
    },
    recipe: Recipes.find(({ Id }) => Id === RecipeId) ?? null,
  }))
}
