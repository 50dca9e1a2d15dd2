import type { ImportChoices } from '#contract/recipe-import/recipe-import.ts'

/** What a member decides about a recipe. */
export type ItemChoice = Omit<NonNullable<ImportChoices['Items']>[number], 'Id'>

/** Props of what takes an answer about a recipe. */
export interface AnswerProps {
  onChoose: (choice: ItemChoice) => void
}
