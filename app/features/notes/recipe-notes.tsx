import { useState } from 'react'
import { firstSentence } from '#design-system/sequence-player/marked-text.ts'
import { NotePin } from '#design-system/step-notes/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { HowToStep } from '#contract/recipes/how-to.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { NotesPanel } from './notes-panel.tsx'
import { useNoteNumbers } from './use-notes.ts'

/** Props of {@link RecipeNotes}. */
export interface RecipeNotesProps {
  recipe: Recipe
  step: HowToStep
}

/** How many notes a step has, as a button that opens them. */
export function RecipeNotes({ recipe, step }: RecipeNotesProps) {
  const { t } = useWords()
  const [isOpen, setOpen] = useState(false)
  const { count, own } = useNoteNumbers(recipe.Id, step.Id)
  const label = count === 0 ? t('notes.pin') : t('notes.count', { count: count ?? 0 })
  const detail = own > 0 ? t('notes.own', { count: own }) : undefined
  return (
    <>
      {count !== undefined && (
        <NotePin
          none={count === 0}
          detail={detail}
          // What it shows, and which of the steps it belongs to.
          aria-label={[label, detail, t('notes.atStep', { number: step.StepNumber })]
            .filter(Boolean)
            .join(', ')}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {label}
        </NotePin>
      )}
      <NotesPanel
        recipeId={recipe.Id}
        recipeName={recipe.Name}
        stepId={step.Id}
        number={step.StepNumber}
        line={firstSentence(step.Text)}
        open={isOpen}
        onOpenChange={setOpen}
      />
    </>
  )
}
