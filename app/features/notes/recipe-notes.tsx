import { useState } from 'react'
import { firstSentence } from '#design-system/sequence-player/marked-text.ts'
import { NotePin } from '#design-system/step-notes/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { HowToStep } from '#contract/how-to.ts'
import type { Recipe } from '#contract/recipe.ts'
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
  return (
    <>
      {count !== undefined && (
        <NotePin
          none={count === 0}
          detail={own > 0 ? t('notes.own', { count: own }) : undefined}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {count === 0 ? t('notes.pin') : t('notes.count', { count })}
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
