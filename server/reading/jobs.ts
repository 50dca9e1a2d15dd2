import type { Draft } from '#contract/own-recipes/draft.ts'
import { readDraftLine } from '#cooking/line/read-line.ts'
import { compileDraft, type CompiledRecipe } from '#cooking/writing/compile.ts'
import type { LineWords } from './line-words.ts'

/*
 * What reading processes do. Each function is a job: it takes its input and, where it reads lines, the words for
 * that, and answers with what can be copied between processes.
 */
export {
  askAboutLines,
  findRecipes,
  readPackedPicture,
  readPackedDepartments,
} from './import-jobs.ts'
export { packTexts } from './pack-texts.ts'

/** Compiles a draft; undefined while it lacks a name, an ingredient or a step. */
export function compile(
  { draft }: { draft: Draft },
  { words }: LineWords,
): CompiledRecipe | undefined {
  return compileDraft(draft, (text) => readDraftLine(text, words))
}
