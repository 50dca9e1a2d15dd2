import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Banner } from '#design-system/banner/banner.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Plus, RotateCcw } from '#design-system/icon/lucide.ts'
import { Select } from '#design-system/select/select.tsx'
import { ServingsCounter } from '#design-system/servings-counter/servings-counter.tsx'
import { useChange } from '#app/lib/api/use-change.ts'
import { dayAt } from '#app/lib/calendar.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { DINNER_DISHES_MAX } from '#contract/dinner/limits.ts'
import { LOCALES } from '#contract/languages.ts'
import { dinnerPath } from '#app/lib/dinner-address.ts'
import { DinnerHead } from '../dinner-head.tsx'
import { keepDinner, newAttempt } from '../keep-dinner.ts'
import { useKeptFocus } from '../use-kept-focus.ts'
import { useMinute } from '../use-minute.ts'
import { WaysPage } from '../ways/ways-page.tsx'
import { AddDish } from './add-dish.tsx'
import { ChooseFoot } from './choose-foot.tsx'
import { DishRows } from './dish-rows.tsx'
import { GoesWith } from './goes-with.tsx'
import { KitchenSettings, SettingRow } from './kitchen-settings.tsx'
import { TimePicker } from './time-picker.tsx'
import { daysFrom, useChoice } from './use-choice.ts'
import { useChosenPlan } from './use-chosen-plan.ts'
import '../dinner.css'
import './choose.css'

/** Days ahead that are offered. */
const DAYS = 14

/** Chooses dishes, people, time and kitchen of a dinner. */
export function ChoosePage() {
  const now = useMinute()
  // The address may say nothing of the day: it is today, where the reader is.
  return now === 0 ? null : <Chosen now={now} />
}

function Chosen({ now }: { now: number }) {
  const { t, langId, language } = useWords()
  const navigate = useNavigate()
  const choice = useChoice(now)
  const chosen = useChosenPlan(choice, now)
  const { input, plan, wishes, dishes, found, kitchen, hasFailed } = chosen
  const { recipes } = found
  const [isAdding, setAdding] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const { isPending: isKeeping, change } = useChange()
  const dishesTitle = useRef<HTMLHeadingElement>(null)
  const removedAt = useRef<number>(undefined)
  const [attempt] = useState(newAttempt)
  useKeptFocus(() => {
    const buttons = document.querySelectorAll<HTMLElement>('.dinner [data-remove]')
    const neighbour =
      removedAt.current === undefined
        ? undefined
        : [...buttons].slice(0, removedAt.current + 1).at(-1)
    removedAt.current = undefined
    return isAsking ? undefined : (neighbour ?? dishesTitle.current)
  })
  const keep = async (dinner: Parameters<typeof keepDinner>[0]) => {
    let key = ''
    const isDone = await change(t('dinner.choose.notKept'), async () => {
      key = (await keepDinner(dinner, langId, attempt)).Key
    })
    if (isDone) void navigate(dinnerPath(key))
  }
  if (isAsking && plan.output?.notPossible) {
    const names = recipes.map((recipe) => recipe?.recipe.Name ?? '')
    return (
      <WaysPage
        input={input}
        found={plan.output.notPossible}
        names={names}
        otherNames={chosen.otherNames}
        recipes={recipes}
        now={now}
        isPending={isKeeping}
        onTake={(dinner) => void keep(dinner)}
        onBack={() => setAsking(false)}
      />
    )
  }
  const taken = wishes.map(({ RecipeId }) => RecipeId)
  return (
    <div className="dinner">
      <DinnerHead title={t('dinner.choose.title')} lead={t('dinner.choose.lead')} />
      <div className="dinner-two">
        <section>
          <TimePicker value={choice.minutes} onValueChange={(minutes) => choice.set({ minutes })} />
          <SettingRow label={t('dinner.choose.day')}>
            <Select
              label={t('dinner.choose.day')}
              labelHidden
              value={choice.day}
              onValueChange={(day) => choice.set({ day })}
              options={dayOptions(now, choice.day, LOCALES[language])}
            />
          </SettingRow>
          <SettingRow label={t('dinner.choose.people')}>
            <ServingsCounter
              value={choice.people}
              onValueChange={(people) => choice.set({ people })}
            />
          </SettingRow>
          <KitchenSettings
            kitchen={kitchen}
            onKitchenChange={(next) => choice.set({ kitchen: next })}
          />
        </section>
        <section>
          <h2 ref={dishesTitle} tabIndex={-1} className="outline-none">
            {t('dinner.choose.dishes')}
          </h2>
          {wishes.length === 0 && <p className="dinner-soft">{t('dinner.choose.empty')}</p>}
          <DishRows
            wishes={wishes}
            found={found}
            dishes={dishes}
            onServingChange={choice.serve}
            onRemove={(id, index) => {
              removedAt.current = index
              choice.remove(id)
            }}
          />
          {wishes.length < DINNER_DISHES_MAX && (
            <Button full icon={Plus} className="mt-4" onClick={() => setAdding(true)}>
              {t('dinner.choose.another')}
            </Button>
          )}
          {wishes.length === 1 && <GoesWith taken={taken} onTake={choice.add} />}
        </section>
      </div>
      {hasFailed && (
        <Banner
          tone="danger"
          announced
          title={t('dinner.failed')}
          className="mt-6"
          action={
            <Button icon={RotateCcw} onClick={chosen.retry}>
              {t('common.tryAgain')}
            </Button>
          }
        >
          {t('dinner.choose.stillChosen')}
        </Banner>
      )}
      <ChooseFoot
        input={input.dishes.length > 0 ? input : undefined}
        plan={plan}
        name={recipes[0]?.recipe.Name ?? ''}
        now={now}
        isKeeping={isKeeping}
        onPlan={(kept) => void keep({ kept, dishes: input.dishes })}
        onAsk={() => setAsking(true)}
      />
      {isAdding && (
        <AddDish
          taken={taken}
          onTake={(id) => {
            choice.add(id)
            setAdding(false)
          }}
          returnFocus={dishesTitle}
          onClose={() => setAdding(false)}
        />
      )}
    </div>
  )
}

/** The days that can be chosen: two weeks from today, and the one that is chosen. */
function dayOptions(now: number, chosen: string, locale: string) {
  const write = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'short' })
  const options = daysFrom(now, DAYS).map((day) => ({
    value: dayAt(day),
    label: write.format(day),
  }))
  if (options.some(({ value }) => value === chosen)) return options
  return [...options, { value: chosen, label: write.format(new Date(`${chosen}T12:00`)) }]
}
