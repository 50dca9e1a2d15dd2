// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { show } from '#tests/support/show.tsx'
import type { Meal } from '#contract/week/week.ts'
import { mealWith, weekWith } from '../../../../.storybook/data/week.ts'
import type { WeekChange } from '../sync/operation.ts'
import type { WeekStore } from '../sync/week-store.ts'
import { MealSheet } from './meal-sheet.tsx'

afterEach(cleanup)

const SOUP = mealWith({ Key: 'soup', Name: 'Soup', Persons: 2 })

/** Opens the sheet of a meal, which others may change, and counts what it changes. */
function open() {
  const made: WeekChange[] = []
  const store: Pick<WeekStore, 'change'> = { change: (...changes) => void made.push(...changes) }
  let setMeal: ((meal: Meal) => void) | undefined
  function Sheet() {
    const [meal, set] = useState(SOUP)
    setMeal = set
    return (
      <MealSheet
        week={weekWith([meal])}
        meal={meal}
        today={meal.Day}
        store={store as WeekStore}
        onRemove={() => undefined}
        onOther={() => undefined}
        onClose={() => undefined}
      />
    )
  }
  const { unmount } = show(<Sheet />)
  const changes = () => made
  const others = (fields: Partial<Meal>) => act(() => setMeal?.({ ...SOUP, ...fields }))
  return { unmount, changes, others }
}
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const note = (text: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: 'Note' }), { target: { value: text } })

test('WEK-73 what was changed in a sheet that is left by Back or a link is kept', () => {
  const { unmount, changes } = open()
  note('With bread')
  unmount()
  expect(changes()).toEqual([{ kind: 'change', meal: 'soup', change: { Note: 'With bread' } }])
})

test('WEK-73 it is made once by Done, and not for a meal that is taken off', () => {
  const done = open()
  note('With bread')
  press(/^Done$/)
  done.unmount()
  expect(done.changes()).toHaveLength(1)

  const off = open()
  note('With bread')
  press(/^Take off$/)
  off.unmount()
  expect(off.changes()).toEqual([])
})

test('WEK-73 a sheet that is open does not undo what somebody else changes', () => {
  const { changes, others } = open()
  note('With bread')
  others({ Persons: 6, Version: 2 })
  press(/^Done$/)
  expect(changes()).toEqual([{ kind: 'change', meal: 'soup', change: { Note: 'With bread' } }])
})
