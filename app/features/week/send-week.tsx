import { useRefusals } from './use-refusals.ts'
import { useWeek } from './use-week.ts'

/** Sends changes of the week that wait, and says which the server does not take. */
export function SendWeek() {
  const { store, state } = useWeek()
  useRefusals(store, state?.refused)
  return null
}
