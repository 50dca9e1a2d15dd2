import type { Language } from '#contract/languages.ts'
import { tinArea, type Tin } from '#cooking/amounts/scaling.ts'
import { bothOf, onlyLanguage, type Both } from '#cooking/writing/both.ts'
import { compileLines, servingsOf, type CompiledLine } from './compile-lines.ts'
import { compileSteps, type CompiledStep } from './compile-steps.ts'
import type { Draft } from '#contract/own-recipes/draft.ts'
import type { ReadLine } from '#cooking/line/understood-line.ts'
import { isTin, measuresOfTin } from '#cooking/writing/tin.ts'

/** What is cooked, bought and printed from a draft. */
export interface CompiledRecipe {
  readonly name: Both
  readonly description?: Both
  /** The only language of its texts; undefined if it has both. */
  readonly language?: Language
  readonly servings: number
  readonly of?: Both
  /** The tin that holds all servings, which are then counted in tins. */
  readonly form?: Both & Tin
  readonly lines: readonly CompiledLine[]
  readonly steps: readonly CompiledStep[]
}

/** Writes measures in the same way as the catalogue: "30 × 40". */
const tinName = (words: string) => words.replace(/(\d)\s*[x*]\s*(?=\d)/u, '$1 × ')

/** The tin that holds all servings; undefined if the words do not name one. */
function formOf({ Yield }: Draft): (Both & Tin) | undefined {
  const form = bothOf(Yield?.Form)
  if (!form || !(isTin(form.en) || isTin(form.de))) return undefined
  const english = measuresOfTin(form.en)
  const measures = tinArea(english) === undefined ? measuresOfTin(form.de) : english
  return { en: tinName(form.en), de: tinName(form.de), ...measures }
}

/**
 * Compiles a draft; undefined while it lacks a name, an ingredient or a step.
 * @param read reads an ingredient line with the foods that its member may name
 */
export function compileDraft(
  draft: Draft,
  read: (text: string) => ReadLine,
): CompiledRecipe | undefined {
  const name = bothOf(draft.Name)
  if (!name) return undefined
  const lines = compileLines(draft, read)
  const servings = servingsOf(draft)
  const steps = compileSteps(draft, lines)
  if (lines.length === 0 || steps.length === 0) return undefined
  const description = bothOf(draft.Description)
  const language = onlyLanguage(draft.Name)
  const of = bothOf(draft.Yield?.Of)
  const form = formOf(draft)
  return {
    name,
    ...(description && { description }),
    ...(language && { language }),
    servings,
    ...(of && { of }),
    ...(form && { form }),
    lines,
    steps,
  }
}
