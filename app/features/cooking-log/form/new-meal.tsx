import { useState } from 'react'
import { useImperial } from '#app/features/account/index.ts'
import { lastSession } from '#app/features/kitchen/index.ts'
import { useServings } from '#app/features/recipes/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { HowToStep } from '#contract/recipes/how-to.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { daysAgo } from '../day.ts'
import type { MealDraft } from '../drafts.ts'
import { endRepeat, readRepeat } from '../repeat/repeat.ts'
import { saveMeal } from '../save-meal.ts'
import { useLogCache } from '../use-log-cache.ts'
import { MealForm } from './meal-form.tsx'
import { knownChanges, minutesOf } from './suggestions.ts'
import { draftAt, useMealForm, type MealToSave } from './use-meal-form.ts'
import { useKeptPhoto } from './use-photo.ts'
import { writtenChanges } from './written-changes.ts'

/** How a meal was saved: in the log, or on this device until there is a connection. */
export interface MealOutcome {
  is: 'saved' | 'kept'
  /** Why its photo was not taken; undefined where it was, and where there is none. */
  photoFailure?: unknown
}

/** Props of {@link NewMeal}. */
export interface NewMealProps {
  recipe: Recipe
  /** Empty where they could not be loaded. */
  steps: readonly HowToStep[]
  /** Username of the cook. */
  member: string
  onDone: (outcome: MealOutcome) => void
  /** The cook does not want it in the log. */
  onSkip: () => void
}

/** Asks a member what they have just cooked. It begins with what the kitchen knows. */
export function NewMeal({ recipe, steps, member, onDone, onSkip }: NewMealProps) {
  const { t } = useWords()
  const cache = useLogCache()
  const fresh = useFresh({ recipe, steps, member })
  const [place] = useState(() => draftAt(fresh()))
  const save = async ({ draft, photo }: MealToSave) => {
    const { Day, People, Minutes, langId, key, hasPhoto } = draft
    const meal = {
      member,
      langId,
      key,
      hasPhoto,
      Day,
      People,
      Minutes,
      recipeId: recipe.Id,
      recipeName: recipe.Name,
      coverPath: recipe.CoverPath,
      makes: recipe.Yield,
      Note: draft.Note.trim(),
      Changes: writtenChanges(draft.changes),
    }
    const sent = await saveMeal(meal, photo)
    if (sent) cache.add(sent.entry)
    onDone(sent ? { is: 'saved', photoFailure: sent.photoFailure } : { is: 'kept' })
    endRepeat()
  }
  const form = useMealForm(place, {
    keptPhoto: useKeptPhoto(place.key, place.hasPhoto),
    save,
    explain: ({ status }) => (status === 401 ? t('cookingLog.form.signedOut') : undefined),
  })
  return (
    <MealForm
      form={form}
      head={
        <>
          <h1 className="text-title font-semibold">{t('cookingLog.form.title')}</h1>
          <p className="mt-1 text-ink-soft">{recipe.Name}</p>
        </>
      }
      makes={recipe.Yield}
      steps={steps}
      photoSrc={undefined}
      words={{
        save: t('cookingLog.form.save'),
        cancel: t('cookingLog.form.notNow'),
        offline: t('cookingLog.form.offline'),
      }}
      onCancel={() => {
        form.forget()
        onSkip()
      }}
    />
  )
}

/** Makes the form as it is before anything is typed. */
function useFresh({ recipe, steps, member }: Pick<NewMealProps, 'recipe' | 'steps' | 'member'>) {
  const { t, language, langId } = useWords()
  const imperial = useImperial()
  const [servings] = useServings(recipe)
  return (): MealDraft => {
    const session = lastSession(recipe.Id)
    const found = readRepeat(recipe.Id)
    const repeated = found?.member === member ? found : undefined
    return {
      member,
      recipeId: recipe.Id,
      entryId: null,
      langId,
      key: crypto.randomUUID(),
      Day: daysAgo(0),
      People: session?.people ?? servings,
      Minutes: minutesOf(session),
      Note: '',
      changes: knownChanges({ session, repeated, steps }, { t, language, imperial }),
      hasPhoto: false,
      removesPhoto: false,
    }
  }
}
