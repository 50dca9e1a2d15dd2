import { useSendMeals } from './use-send-meals.ts'

/** Sends meals that wait on this device, on every page with a header. */
export function SendMeals() {
  useSendMeals()
  return null
}
