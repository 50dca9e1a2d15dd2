import { callApi } from '#app/lib/api/api-client.ts'
import { keys } from '#app/lib/api/keys.ts'
import { currentLanguage } from '#app/lib/words/current-language.ts'
import type { HowToStep } from '#contract/how-to.ts'
import { langIdOf } from '#contract/languages.ts'
import type { SessionTimer } from '../kitchen.ts'

/** Milliseconds that a notification waits for the sign of doneness. */
const PATIENCE_MS = 500

/** The sign of doneness of a timer's step; undefined without one, or if it cannot be fetched in time. */
export async function signOf({ session, timer }: SessionTimer): Promise<string | undefined> {
  const key = keys.howTo(session.recipeId, langIdOf(currentLanguage()))
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const steps = (await callApi(key, { signal })) as HowToStep[]
    return steps.find(({ StepNumber }) => StepNumber === timer.step)?.Until
  } catch {
    return undefined
  }
}
