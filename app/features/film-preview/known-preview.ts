import { createStoredText } from '#app/lib/storage/stored-text.ts'
import type { Id } from '#contract/common.ts'

/** The preview that was opened on this device last: `{recipe}:{token}`. */
const stored = createStoredText('simmer.preview')

/** Remembers the preview that was opened, and forgets the one before. */
export function rememberPreview(recipe: Id, token: string): void {
  stored.write(`${recipe}:${token}`)
}

/** Forgets the preview. */
export function forgetPreview(): void {
  stored.write(null)
}

/** The token of the preview of a recipe, if it was opened on this device; undefined otherwise. */
export function usePreviewToken(recipe: Id): string | undefined {
  const [known, token] = (stored.use() ?? '').split(':')
  return known === String(recipe) ? token : undefined
}
