import { Value } from 'typebox/value'
import { StepFilm } from '#contract/step-film/step-film.ts'
import { stepFilmFaults, type StepFilmFault } from '#contract/step-film/step-film-rules.ts'

/** A step film, or what is wrong with it. */
export type ReadStepFilm =
  | { readonly film: StepFilm }
  | { readonly faults: readonly StepFilmFault[] }

function parsed(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text.replace(/^\ufeff/u, '')) }
  } catch {
    return undefined
  }
}

/** Reads `film.json` of a step film. Properties that this version does not know are left out. */
export function readFilmJson(text: string): ReadStepFilm {
  const json = parsed(text)
  if (!json) return { faults: [{ rule: 'json', at: '' }] }
  const known = Value.Clean(StepFilm, json.value)
  if (!Value.Check(StepFilm, known)) {
    const [first] = Value.Errors(StepFilm, known)
    return { faults: [{ rule: 'schema', at: first?.instancePath ?? '' }] }
  }
  const faults = stepFilmFaults(known)
  return faults.length > 0 ? { faults } : { film: known }
}
