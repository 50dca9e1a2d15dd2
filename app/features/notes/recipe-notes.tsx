import { NotePin } from '#design-system/step-notes/index.ts'
import '#design-system/step-notes/note-pin.css'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { HowToStep } from '#contract/recipes/how-to.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { useNoteNumbers } from './use-notes.ts'
import { useNotesPanel } from './use-notes-panel.tsx'

/** Props of {@link RecipeNotes}. */
export interface RecipeNotesProps {
  recipe: Recipe
  step: HowToStep
}

/** How many notes a step has, as a button that opens them. */
export function RecipeNotes({ recipe, step }: RecipeNotesProps) {
  const { t } = useWords()
  const { open, isPending, panel } = useNotesPanel({
    recipeId: recipe.Id,
    recipeName: recipe.Name,
    stepId: step.Id,
    number: step.StepNumber,
    text: step.Text,
  })
  const { count, own } = useNoteNumbers(recipe.Id, step.Id)
  const label =
    count === 0 ? t('recipeFacts.notes.pin') : t('recipeFacts.notes.count', { count: count ?? 0 })
  const detail = own > 0 ? t('recipeFacts.notes.own', { count: own }) : undefined
  return (
    <>
      {count !== undefined && (
        <NotePin
          none={count === 0}
          detail={detail}
          // What it shows, and which of the steps it belongs to.
          aria-label={[label, detail, t('recipeFacts.notes.atStep', { number: step.StepNumber })]
            .filter(Boolean)
            .join(', ')}
          aria-haspopup="dialog"
          aria-busy={isPending}
          onClick={open}
        >
          {label}
        </NotePin>
      )}
      {panel}
    </>
  )
}
