import { LANGUAGES, type Language } from '#contract/languages.ts'
import { IS_THOROUGH } from '#tests/support/thorough.ts'

/**
 * Languages of journeys whose steps are the same in each: English, whose texts the acceptance list
 * states. The compiler finds a German text that is missing, and pages.spec.ts opens every page for visitors in German.
 * A thorough run walks these journeys in German as well.
 */
export const WALKED: readonly Language[] = IS_THOROUGH ? LANGUAGES : ['en']
