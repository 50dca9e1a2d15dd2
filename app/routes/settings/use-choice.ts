import { useState, type FormEvent } from 'react'
import { useAccountChanges } from '#app/data/account.ts'
import { sayFailure } from '#app/routes/settings/say-failure.ts'
import { useNotice, type Notice } from '#app/routes/settings/use-notice.ts'
import { PROFILE_ERROR_MS, TOAST_MS } from '#contract/limits.ts'

/** What a form of one choice differs in. */
export interface ChoiceOptions {
  /** Name of the field of PATCH /me/. */
  field: 'Language' | 'UnitSystem'
  /** What the account says. */
  saved: 0 | 1
  /** What to say when it is saved. */
  say: Notice['say']
  /** Called when it is saved. */
  onSaved?: (chosen: 0 | 1) => void
}

/** A form of one choice of the account. */
export function useChoice({ field, saved, say, onSaved }: ChoiceOptions) {
  const { changeProfile } = useAccountChanges()
  const { notice, show, clear } = useNotice()
  const [chosen, choose] = useState<0 | 1>()
  const [isPending, setPending] = useState(false)
  const value = chosen ?? saved
  const save = async () => {
    clear()
    setPending(true)
    try {
      await changeProfile({ [field]: value })
      onSaved?.(value)
      show({ tone: 'success', say, lasts: TOAST_MS })
    } catch (error) {
      show({ tone: 'danger', say: sayFailure(error), lasts: PROFILE_ERROR_MS })
    }
    setPending(false)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  return { value, choose, isPending, notice, onSubmit }
}
