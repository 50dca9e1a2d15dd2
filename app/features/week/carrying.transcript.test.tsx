import { useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { LanguageProvider } from '#app/lib/words/language-provider.tsx'
import { packOf } from '#app/lib/words/packs.ts'
import type { Language } from '#contract/languages.ts'
import type { Meal } from '#contract/week/week.ts'
import { LANGUAGES, listen } from '#tests/support/transcript.tsx'
import { mealWith, weekWith } from '../../../.storybook/data/week.ts'
import { WeekCard } from './card/week-card.tsx'
import type { Place } from './model/card.ts'

const PIZZA: Record<Language, string> = { en: 'Pizza', de: 'Pizza' }
const SOUP: Record<Language, string> = { en: 'Soup', de: 'Suppe' }

const nothing = () => undefined

/** Two days of a week, of which nothing is sent. */
function Card({ language }: { language: Language }) {
  const [week, setWeek] = useState(() =>
    weekWith([
      mealWith({ Key: 'pizza', Day: '2026-11-27', Name: PIZZA[language], CookId: 1 }),
      mealWith({ Key: 'soup', Day: '2026-11-28', Name: SOUP[language], Persons: 2 }),
    ]),
  )
  const put = (key: string, change: (meal: Meal) => Meal) =>
    setWeek({ ...week, Meals: week.Meals.map((one) => (one.Key === key ? change(one) : one)) })
  const actions = {
    move: ({ Key }: Meal, { day: Day, slot: Slot }: Place) =>
      put(Key, (meal) => ({ ...meal, Day, Slot })),
    addPersons: ({ Key }: Meal, by: number) =>
      put(Key, (meal) => ({ ...meal, Persons: meal.Persons + by })),
    remove: nothing,
    planAll: nothing,
  }
  return (
    <WeekCard
      week={week}
      days={['2026-11-27', '2026-11-28']}
      today="2026-11-27"
      actions={actions}
      news={new Map()}
      onOpen={nothing}
      onAdd={nothing}
      onRemove={nothing}
      onKeys={nothing}
      onToday={nothing}
      onWeek={nothing}
    />
  )
}

test.each(LANGUAGES)(
  'WEK-50 a meal is carried with keys to another day and put back, as in spoken.carrying.%s.txt',
  async (language) => {
    const reporter = await listen(
      'Carrying a meal',
      language,
      <LanguageProvider initial={packOf(language)}>
        <MemoryRouter>
          <Card language={language} />
        </MemoryRouter>
      </LanguageProvider>,
    )
    reporter.notes('The dinner of today')
    await reporter.press('Tab')
    reporter.notes('Lifted, carried to the next day and to its lunch, put down')
    await reporter.press('m', 'ArrowDown', 'ArrowLeft', 'Enter')
    reporter.notes('Lifted, carried, and put back')
    await reporter.press('m', 'ArrowLeft', 'Escape')
    reporter.notes('To a free place')
    await reporter.press('ArrowUp')
    await expect(reporter.transcript()).toMatchFileSnapshot(`spoken.carrying.${language}.txt`)
  },
)
