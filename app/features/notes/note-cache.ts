import { useMemo } from 'react'
import { useCacheEditor } from '#app/lib/api/edit-cache.ts'
import { keysOf } from '#app/lib/api/key-test.ts'
import type { Id } from '#contract/common.ts'
import type { StepNote, StepNoteCount } from '#contract/step-notes/step-note.ts'

/** How many notes a step has, after some were added or removed. */
function withCount(counts: readonly StepNoteCount[], stepId: Id, added: number): StepNoteCount[] {
  const { Count = 0, Own = 0 } = counts.find(({ StepId }) => StepId === stepId) ?? {}
  const others = counts.filter(({ StepId }) => StepId !== stepId)
  const changed = { StepId: stepId, Count: Count + added, Own: Own + added }
  return changed.Count < 1 ? others : [...others, changed]
}

/** Writes what calls have returned to the cached notes of a recipe. */
export function useNoteCache(recipeId: Id) {
  const { edit, refresh } = useCacheEditor()
  return useMemo(() => {
    const pagesOf = (stepId: Id) =>
      keysOf(['/recipe/:id/note'], { id: recipeId, StepId: stepId, offset: 0 })
    const all = keysOf(['/recipe/:id/note'], { id: recipeId })
    const counts = keysOf(['/recipe/:id/note/count'], { id: recipeId })
    const count = (stepId: Id, added: number) =>
      edit(counts, (known) => withCount(known, stepId, added))
    return {
      /** Adds an own note on top. */
      add: (note: StepNote) => {
        let isNew = true
        edit(pagesOf(note.StepId), (notes) => {
          isNew = notes.every(({ Id }) => Id !== note.Id)
          return isNew ? [note, ...notes] : notes
        })
        if (isNew) count(note.StepId, 1)
      },
      /** Replaces a note by its changed form. */
      replace: (note: StepNote) =>
        edit(all, (notes) => notes.map((known) => (known.Id === note.Id ? note : known))),
      /** Removes an own note. */
      remove: (note: StepNote) => {
        edit(all, (notes) => notes.filter(({ Id }) => Id !== note.Id))
        count(note.StepId, -1)
      },
      /** Fetches notes and numbers again. */
      refresh: () => {
        refresh(all)
        refresh(counts)
      },
    }
  }, [edit, refresh, recipeId])
}
