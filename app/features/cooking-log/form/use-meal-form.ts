import { useRef, useState } from 'react'
import { useFailureText } from '#app/lib/api/failure-toast.ts'
import { ApiError } from '#app/lib/api/api-error.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { COOKED_CHANGE_MAX, COOKED_NOTE_MAX } from '#contract/cooking-log/limits.ts'
import { daysAgo } from '../day.ts'
import { dropDraft, keepDraft, readDraft, type MealDraft } from '../drafts.ts'
import { dropPhoto, keepPhoto } from '../photos.ts'
import { tooManyIn } from './changes-field.tsx'

/** What the form says is to be saved. */
export interface MealToSave {
  draft: MealDraft
  /** A new photo; undefined without one. */
  photo: Blob | undefined
}

/** Options of {@link useMealForm}. */
export interface MealFormOptions {
  /** A photo that was kept on this device. */
  keptPhoto: Blob | undefined
  /** Saves it. @throws when it cannot be saved now */
  save: (meal: MealToSave) => Promise<void>
  /** Says that the session has ended, or that there is no connection, in place of the failure. */
  explain: (error: ApiError) => string | undefined
}

/** Days that are over, or today. */
const isPast = (day: string) => /^\d{4}-\d\d-\d\d$/.test(day) && day <= daysAgo(0)

/**
 * The state of the form of a meal. What is typed is kept at every key.
 *
 * @param place what it begins with; another one later changes nothing
 */
export function useMealForm(place: MealDraft, options: MealFormOptions) {
  const { t } = useWords()
  const textOf = useFailureText()
  const [draft, setDraft] = useState(place)
  const [chosen, setChosen] = useState<Blob | null>(null)
  const [photoError, setPhotoError] = useState<string>()
  const [isPending, setPending] = useState(false)
  const [error, setError] = useState<string>()
  const isSaving = useRef(false)
  // Dialogs call handlers of an earlier render.
  const latest = useRef(draft)
  /** Photos are stored and removed one after the other. Never rejects. */
  const storing = useRef(Promise.resolve())
  const photo = draft.hasPhoto ? (chosen ?? options.keptPhoto) : undefined

  const change = (part: Partial<MealDraft>) => {
    const changed = { ...latest.current, ...part }
    latest.current = changed
    setDraft(changed)
    keepDraft(changed)
    setError(undefined)
  }
  const storePhoto = async (next: Blob | undefined, earlier: Promise<void>) => {
    await earlier
    try {
      if (next) await keepPhoto(draft.key, next)
      else await dropPhoto(draft.key)
    } catch (failure) {
      reportFailure(failure)
      setPhotoError(t('cookingLog.form.photoLost'))
    }
  }
  const changePhoto = (next: Blob | undefined) => {
    setPhotoError(undefined)
    setChosen(next ?? null)
    // At once: the cook may save before the device has stored or removed the photo.
    change({ hasPhoto: next !== undefined, removesPhoto: next === undefined })
    storing.current = storePhoto(next, storing.current)
  }
  const tooMany = tooManyIn(draft.Note, COOKED_NOTE_MAX)
  const hasLongChange = draft.changes.some(
    ({ isOn, Text }) => isOn && tooManyIn(Text, COOKED_CHANGE_MAX) > 0,
  )
  const dayError = isPast(draft.Day) ? undefined : t('cookingLog.form.dayMissing')
  const save = async () => {
    if (isSaving.current || tooMany > 0 || hasLongChange || dayError !== undefined) return
    isSaving.current = true
    setPending(true)
    try {
      await storing.current
      await options.save({ draft, photo })
      dropDraft(draft)
    } catch (failure) {
      reportFailure(failure)
      const explained = failure instanceof ApiError ? options.explain(failure) : undefined
      setError(explained ?? textOf(failure))
    }
    isSaving.current = false
    setPending(false)
  }
  const forget = () => {
    dropDraft(draft)
    void storePhoto(undefined, storing.current)
  }
  return {
    draft,
    change,
    photo,
    changePhoto,
    photoError,
    save: () => void save(),
    forget,
    isPending,
    error,
    tooMany,
    dayError,
    canSave: tooMany === 0 && !hasLongChange && dayError === undefined,
  }
}

/** What was typed before at a place, or a fresh form. */
export function draftAt(fresh: MealDraft): MealDraft {
  return readDraft(fresh) ?? fresh
}
