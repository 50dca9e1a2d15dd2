import { LANGUAGES, type Language } from '#contract/languages.ts'

/**
 * Languages of journeys whose steps are the same in each: English, whose texts the acceptance list
 * states. The compiler finds a German text that is missing, and pages.spec.ts opens every page in both.
 * `JOURNEY_LANGUAGES=all` walks these journeys in German as well.
 */
export const WALKED: readonly Language[] =
  process.env.JOURNEY_LANGUAGES === 'all' ? LANGUAGES : ['en']
