import type { Translate } from '#app/lib/words/translate.ts'
import type { Understood } from '../reading/understand.ts'

/** What is asked about a line; '' where nothing is. */
export function doubtText(t: Translate, { doubt, family }: Understood): string {
  if (doubt === undefined || doubt === 'sameCup') return ''
  if (doubt === 'family') return t('recipeEditor.doubts.family', { food: family?.word ?? '' })
  return t(`recipeEditor.doubts.${doubt}`)
}
