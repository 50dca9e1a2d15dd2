import { callApi } from '#app/lib/api/api-client.ts'
import { keys } from '#app/lib/api/keys.ts'
import { currentLanguage } from '#app/lib/words/current-language.ts'
import type { HowToStep } from '#contract/how-to.ts'
import { langIdOf } from '#contract/languages.ts'
import type { SessionTimer } from '../kitchen.ts'

/** A notification waits no longer for its words, in milliseconds. */
const PATIENCE_MS = 500

/** By what the food of a timer is known to be done; undefined where nothing says so, or not in time. */
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
