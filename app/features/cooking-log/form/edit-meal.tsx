import { useState } from 'react'
import { useHowTo } from '#app/features/recipes/index.ts'
import { send, sendJson } from '#app/lib/api/send.ts'
import { pictureUrl } from '#app/lib/media/media.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { CookingLogEntry } from '#contract/cooking-log/cooking-log.ts'
import { typedChanges, type MealDraft } from '../drafts.ts'
import { dropPhoto, readPhoto } from '../photos.ts'
import { sendPhoto } from '../send-meal.ts'
import { useLogCache } from '../use-log-cache.ts'
import { MealForm } from './meal-form.tsx'
import { draftAt, useMealForm, type MealToSave } from './use-meal-form.ts'
import { useKeptPhoto } from './use-photo.ts'
import { writtenChanges } from './written-changes.ts'

/** Props of {@link EditMeal}. */
export interface EditMealProps {
  entry: CookingLogEntry
  /** Username of whose it is. */
  member: string
  onDone: () => void
  onCancel: () => void
}

function draftOf(entry: CookingLogEntry, member: string): MealDraft {
  const { Id, RecipeId, LangId, Day, People, Minutes, Note, Changes } = entry
  return {
    member,
    recipeId: RecipeId,
    entryId: Id,
    langId: LangId,
    key: crypto.randomUUID(),
    Day,
    People,
    Minutes,
    Note,
    changes: typedChanges(Changes),
    hasPhoto: false,
    removesPhoto: false,
  }
}

/** Changes an entry of the log. */
export function EditMeal({ entry, member, onDone, onCancel }: EditMealProps) {
  const { t } = useWords()
  const cache = useLogCache()
  const { steps = [] } = useHowTo(entry.RecipeId ?? undefined)
  const [place] = useState(() => draftAt(draftOf(entry, member)))
  const save = async ({ draft, photo: shown }: MealToSave) => {
    const { Day, People, Minutes, langId, key, removesPhoto } = draft
    const params = { id: entry.Id, LangId: langId }
    const Changes = writtenChanges(draft.changes)
    const fields = { Day, People, Minutes, Note: draft.Note.trim(), Changes }
    let stored = await sendJson('PATCH /cooked/:id', { params, fields })
    // Saved before the photo on this device was read.
    const photo = shown ?? (draft.hasPhoto ? await readPhoto(key) : undefined)
    if (photo) stored = await sendPhoto(entry.Id, langId, photo)
    else if (removesPhoto && entry.PhotoPath !== null) {
      stored = await send('DELETE /cooked/:id/photo', { params })
    }
    await dropPhoto(key)
    cache.change(stored)
    onDone()
  }
  const form = useMealForm(place, {
    keptPhoto: useKeptPhoto(place.key, place.hasPhoto),
    save,
    explain: ({ status }) => {
      if (status === 401) return t('cookingLog.form.signedOut')
      return status === 0 ? t('cookingLog.form.offlineEdit') : undefined
    },
  })
  return (
    <MealForm
      form={form}
      head={
        <>
          <h1 className="text-title font-semibold">{t('cookingLog.form.titleEdit')}</h1>
          <p className="mt-1 text-ink-soft">{entry.RecipeName}</p>
        </>
      }
      makes={entry.Yield}
      steps={steps}
      photoSrc={entry.PhotoPath === null ? undefined : pictureUrl(entry.PhotoPath, 640)}
      words={{
        save: t('cookingLog.form.saveEdit'),
        cancel: t('cookingLog.form.cancel'),
        offline: t('cookingLog.form.offlineEdit'),
      }}
      onCancel={() => {
        form.forget()
        onCancel()
      }}
    />
  )
}
