import { lateComponent } from '#app/lib/lazy/late-component.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Day } from '#contract/cooking-log/cooking-log.ts'
import type { Meal, Week, WeekRecipe } from '#contract/week/week.ts'
import { placeOf, secondOf, type Place } from './model/card.ts'
import { daysFrom } from './model/days.ts'
import type { WeekChange } from './sync/operation.ts'
import type { WeekStore } from './sync/week-store.ts'
import type { WeekActions } from './use-week-actions.ts'

const late = () => import('./sheets/sheets.ts')
const MealSheet = lateComponent(async () => (await late()).MealSheet)
const AddSheet = lateComponent(async () => (await late()).AddSheet)
const PlanSheet = lateComponent(async () => (await late()).PlanSheet)
const RemoveQuestion = lateComponent(async () => (await late()).RemoveQuestion)
const CopySheet = lateComponent(async () => (await late()).CopySheet)
const KeysSheet = lateComponent(async () => (await late()).KeysSheet)
const ListSheet = lateComponent(async () => (await late()).ListSheet)
const CalendarSheet = lateComponent(async () => (await late()).CalendarSheet)

/** A sheet of the week that is open. */
export type WeekSheet =
  | { readonly kind: 'meal'; readonly key: string }
  | { readonly kind: 'add'; readonly place: Place; readonly instead?: Meal }
  | { readonly kind: 'plan'; readonly recipe: WeekRecipe }
  | { readonly kind: 'remove'; readonly meal: Meal }
  | { readonly kind: 'copy' | 'list' | 'calendar' | 'keys' }

/** Props of {@link WeekSheets}. */
export interface WeekSheetsProps {
  sheet: WeekSheet | undefined
  week: Week
  monday: Day
  today: Day
  actions: WeekActions
  store: WeekStore
  onSheet: (sheet: WeekSheet) => void
  onRemove: (meal: Meal) => void
  /** Called with how many things went on which list. */
  onDone: (count: number, list: string | null) => void
  onClose: () => void
}

/** The sheets of the week. Their code is fetched with the first one. */
export function WeekSheets(props: WeekSheetsProps) {
  const { sheet, week, monday, today, actions, store, onSheet, onRemove, onDone, onClose } = props
  const { t } = useWords()
  const change = (changes: readonly WeekChange[]) => store.change(...changes)
  switch (sheet?.kind) {
    case 'meal': {
      const meal = week.Meals.find(({ Key }) => Key === sheet.key)
      if (!meal) return null
      return (
        <MealSheet
          key={meal.Key}
          week={week}
          meal={meal}
          today={today}
          store={store}
          onRemove={() => onRemove(meal)}
          onOther={() => onSheet({ kind: 'add', place: placeOf(meal), instead: meal })}
          onClose={onClose}
        />
      )
    }
    case 'add': {
      const { place, instead } = sheet
      return (
        <AddSheet
          week={week}
          place={place}
          instead={instead}
          onChange={(changes) => {
            if (instead) actions.remove(instead)
            change(changes)
          }}
          onClose={onClose}
        />
      )
    }
    case 'plan':
      return <PlanSheet recipe={sheet.recipe} onClose={onClose} />
    case 'remove': {
      const second = secondOf(week, sheet.meal)
      if (!second) return null
      return (
        <RemoveQuestion
          second={second}
          onAnswer={(isBoth) => {
            actions.remove(sheet.meal, isBoth ? second : undefined)
            onClose()
          }}
          onClose={onClose}
        />
      )
    }
    case 'copy':
      return (
        <CopySheet
          week={week}
          monday={monday}
          today={today}
          onCopy={(changes, count) => actions.planAll(changes, t('week.copy.done', { count }))}
          onClose={onClose}
        />
      )
    case 'list':
      return (
        <ListSheet
          week={week}
          days={daysFrom(monday).filter((day) => day >= today)}
          today={today}
          onDone={onDone}
          onClose={onClose}
        />
      )
    case 'calendar':
      return <CalendarSheet week={week} today={today} onClose={onClose} />
    case 'keys':
      return <KeysSheet onClose={onClose} />
    default:
      return null
  }
}
