// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { LanguageProvider } from '#app/lib/words/language-provider.tsx'
import { packOf } from '#app/lib/words/packs.ts'
import { daysAgo } from '../day.ts'
import type { MealDraft } from '../drafts.ts'
import { useMealForm, type MealToSave } from './use-meal-form.ts'

const MEAL: MealDraft = {
  member: 'ada',
  recipeId: 12,
  entryId: 3,
  langId: 1,
  key: 'a-key',
  Day: daysAgo(0),
  People: 2,
  Minutes: null,
  Note: '',
  changes: [],
  hasPhoto: false,
  removesPhoto: false,
}

const inEnglish = ({ children }: { children: ReactNode }) => (
  <LanguageProvider initial={packOf('en')}>{children}</LanguageProvider>
)

test('a cook who removes the photo and saves before the device has removed it saves without it', async () => {
  const save = vi.fn<(meal: MealToSave) => Promise<void>>(() => Promise.resolve())
  const options = { keptPhoto: undefined, save, explain: () => undefined }
  const { result } = renderHook(() => useMealForm(MEAL, options), { wrapper: inEnglish })
  act(() => result.current.changePhoto(undefined))
  act(() => result.current.save())
  await vi.waitFor(() => expect(save).toHaveBeenCalledOnce())
  expect(save.mock.lastCall?.[0].draft.removesPhoto).toBe(true)
})
