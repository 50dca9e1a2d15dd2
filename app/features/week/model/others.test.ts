import { expect, test } from 'vitest'
import { mealWith, WEEK, weekWith } from '../../../../.storybook/data/week.ts'
import { meetingsIn, newOfOthers } from './others.ts'

const pizza = mealWith({ Name: 'Pizza', Day: '2026-11-27', AddedBy: 3 })
const ramen = mealWith({ Name: 'Ramen', Day: '2026-11-27', AddedBy: 1 })

test('WEK-64 a dish that somebody else has put there says what stood there before', () => {
  const others = newOfOthers(weekWith([ramen]), weekWith([pizza]))
  expect(others).toEqual([{ meal: pizza, name: 'Sara', before: ramen }])
  // Beside another dish nothing is gone, and what I plan is nothing new to me.
  expect(newOfOthers(weekWith([]), weekWith([pizza]))[0]?.before).toBeUndefined()
  expect(newOfOthers(weekWith([pizza]), weekWith([pizza, ramen]))).toEqual([])
  expect(newOfOthers(WEEK, WEEK)).toEqual([])
})

test('WEK-64 two dishes meet where two have planned without knowing of each other', () => {
  const week = weekWith([ramen, pizza])
  const others = newOfOthers(weekWith([ramen]), week)
  expect(meetingsIn(week, others, new Set([ramen.Key]))).toEqual([
    { mine: ramen, theirs: pizza, name: 'Sara' },
  ])
  // Whoever adds to what they see means it.
  expect(meetingsIn(week, others, new Set())).toEqual([])
})
