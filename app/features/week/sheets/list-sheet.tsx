import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Checkbox } from '#design-system/checkbox/checkbox.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { Skeleton, SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'
import { useKey } from '#app/lib/api/use-key.ts'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { nameList } from '#app/lib/words/name-list.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Day } from '#contract/cooking-log/cooking-log.ts'
import type { Week } from '#contract/week/week.ts'
import { weekListRows } from '#contract/week/week-list-rows.ts'
import type { WeekList } from '#contract/week/week-list.ts'
import { cardFocus } from '../focus.ts'
import { useDayWords } from '../use-day-words.ts'
import { weekKeys } from '../week-keys.ts'
import { Needed } from './needed.tsx'
import { usePutOnList } from './use-put-on-list.ts'

/** Props of {@link ListSheet}. */
export interface ListSheetProps {
  week: Week
  /** Days of the week that can still be bought for. */
  days: readonly Day[]
  today: Day
  /** Called with how many things went on which list. */
  onDone: (count: number, list: string | null) => void
  onClose: () => void
}

/** Puts chosen days on the shopping list, and shows what happens before it does. */
export function ListSheet(props: ListSheetProps) {
  const { days, onClose } = props
  const { t, langId } = useWords()
  const [from, to] = [days[0] ?? '', days.at(-1) ?? '']
  const { data, error, retry } = useKey(weekKeys.list(from, to, langId))
  if (data) return <ListForm {...props} list={data} />
  return (
    <Dialog
      open
      onOpenChange={onClose}
      returnFocus={cardFocus}
      size="xl"
      title={t('week.list.title')}
    >
      {error === undefined ? (
        <SkeletonRegion>
          {[1, 2, 3, 4].map((row) => (
            <Skeleton key={row} className="week-box-row" />
          ))}
        </SkeletonRegion>
      ) : (
        <LoadFailed
          title={t('week.list.failed')}
          text={t('week.list.failedText')}
          onRetry={retry}
        />
      )}
    </Dialog>
  )
}

function ListForm({
  week,
  days,
  today,
  list,
  onDone,
  onClose,
}: ListSheetProps & { list: WeekList }) {
  const { t, language } = useWords()
  const words = useDayWords()
  const toBuy = (day: Day) =>
    list.Meals.filter(({ Day, State }) => Day === day && State === 'open').map(({ Key }) => Key)
  // Where nobody has said yes or no, the newest answer decides: the first one may be older than a meal.
  const [said, setSaid] = useState<ReadonlyMap<Day, boolean>>(new Map())
  const chosen = days.filter((day) => said.get(day) ?? toBuy(day).length > 0)
  const [notAtHome, setNotAtHome] = useState<readonly number[]>([])
  const { put, isPending } = usePutOnList()
  const rows = weekListRows(list, chosen, notAtHome)
  const count = rows.toBuy.length
  const namesOn = (day: Day) =>
    week.Meals.filter(({ Key }) => toBuy(day).includes(Key))
      .map(({ Name }) => Name)
      .join(', ')
  const confirm = async () => {
    if (await put({ Days: chosen, NotAtHome: [...notAtHome] }, list.List.Id)) {
      onDone(count, list.List.Name)
      onClose()
    }
  }
  const others = week.People.filter(
    ({ Id, IsYou }) => !IsYou && list.List.PersonIds.includes(Id),
  ).map(({ Name }) => Name)
  const again = week.Meals.flatMap(({ Name, Day, AgainOf }) => {
    const first = week.Meals.find(({ Key }) => Key === AgainOf)
    return first && chosen.includes(first.Day) && toBuy(first.Day).includes(first.Key)
      ? [{ name: Name, day: words.weekday(Day), key: `${Day} ${Name}` }]
      : []
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      returnFocus={cardFocus}
      size="xl"
      className="week-sheet"
      title={t('week.list.title')}
      description={
        [
          list.List.Name,
          others.length > 0 && t('week.list.shared', { names: nameList(others, language) }),
        ]
          .filter(Boolean)
          .join(' · ') || undefined
      }
      footer={
        <Button
          variant="primary"
          disabled={count === 0}
          pending={isPending}
          onClick={() => void confirm()}
        >
          {t('week.list.confirm', { count })}
        </Button>
      }
    >
      <div className="week-shop">
        <fieldset>
          <legend>{t('week.list.days')}</legend>
          {days.map((day) => (
            <Checkbox
              key={day}
              label={<b>{day === today ? t('week.today') : words.named(day)}</b>}
              hint={namesOn(day) || t('week.list.nothing')}
              variant="round"
              className="week-row"
              checked={chosen.includes(day)}
              onCheckedChange={(isChosen) => setSaid(new Map(said).set(day, isChosen))}
            />
          ))}
          {again.map(({ name, day, key }) => (
            <p key={key} className="week-fine">
              {t('week.list.again', { name, day })}
            </p>
          ))}
        </fieldset>
        <Needed rows={rows} onNotAtHome={(id) => setNotAtHome([...notAtHome, id])} />
      </div>
    </Dialog>
  )
}
