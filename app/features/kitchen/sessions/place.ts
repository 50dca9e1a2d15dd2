/** Part of a step: lay out, watch its film, cook. */
export type Moment = 'ready' | 'watch' | 'do'

/** Where a cook is in a recipe. Step 0 is the mise en place, which has `ready` alone. */
export interface Place {
  readonly step: number
  readonly moment: Moment
}

/** What the places of a recipe depend on. */
export interface Course {
  readonly stepCount: number
  /** Numbers of the steps that have a film. */
  readonly films: readonly number[]
}

/** Where every recipe begins. */
export const START: Place = { step: 0, moment: 'ready' }

function beginOf(step: number, { films }: Course): Place {
  return { step, moment: films.includes(step) ? 'watch' : 'do' }
}

/** Where Next leads; undefined at the end of the last step, where it finishes the recipe. */
export function nextPlace({ step, moment }: Place, course: Course): Place | undefined {
  if (moment === 'watch') return { step, moment: 'do' }
  if (moment === 'ready' && step > 0) return beginOf(step, course)
  return step < course.stepCount ? beginOf(step + 1, course) : undefined
}

/** Where Back leads: it undoes Next. The mise en place has nothing before it. */
export function previousPlace({ step, moment }: Place, course: Course): Place {
  if (moment === 'do' && course.films.includes(step)) return { step, moment: 'watch' }
  return step > 1 ? { step: step - 1, moment: 'do' } : START
}

/** The place itself, or the nearest one that a recipe of `stepCount` steps has. */
export function validPlace({ step, moment }: Place, stepCount: number): Place {
  const nearest = Math.min(Math.max(Math.trunc(step), 0), stepCount)
  if (nearest === 0) return START
  return { step: nearest, moment: nearest === step ? moment : 'do' }
}
