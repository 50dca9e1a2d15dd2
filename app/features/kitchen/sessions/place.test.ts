import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextPlace, previousPlace, START, validPlace, type Place } from './place.ts'

/** Three steps; the second has no film. */
const COURSE = { stepCount: 3, films: [1, 3] }

test('Next leads through watching and cooking of each step to the end', () => {
  const places: string[] = []
  let place: Place | undefined = START
  while (place) {
    places.push(`${place.step} ${place.moment}`)
    place = nextPlace(place, COURSE)
  }
  expect(places).toEqual(['0 ready', '1 watch', '1 do', '2 do', '3 watch', '3 do'])
})

test('a step that was chosen waits before its film', () => {
  expect(nextPlace({ step: 3, moment: 'ready' }, COURSE)).toEqual({ step: 3, moment: 'watch' })
  expect(nextPlace({ step: 2, moment: 'ready' }, COURSE)).toEqual({ step: 2, moment: 'do' })
  expect(previousPlace({ step: 3, moment: 'ready' }, COURSE)).toEqual({ step: 2, moment: 'do' })
})

test('Back undoes a wrong Next in every recipe', () => {
  const course = fc.integer({ min: 1, max: 9 }).chain((stepCount) =>
    fc.record({
      stepCount: fc.constant(stepCount),
      films: fc.uniqueArray(fc.integer({ min: 1, max: stepCount })),
    }),
  )
  fc.assert(
    fc.property(course, (known) => {
      let place: Place = START
      let after = nextPlace(place, known)
      while (after) {
        expect(previousPlace(after, known)).toEqual(place)
        place = after
        after = nextPlace(place, known)
      }
      expect(place).toEqual({ step: known.stepCount, moment: 'do' })
    }),
  )
})

test('a recipe that has lost steps leads to its last one', () => {
  expect(validPlace({ step: 7, moment: 'watch' }, 5)).toEqual({ step: 5, moment: 'do' })
  expect(validPlace({ step: 4, moment: 'watch' }, 5)).toEqual({ step: 4, moment: 'watch' })
  expect(validPlace({ step: 0, moment: 'do' }, 5)).toEqual(START)
  expect(validPlace({ step: -3, moment: 'do' }, 5)).toEqual(START)
})
