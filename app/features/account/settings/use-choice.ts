import { useState, type FormEvent } from 'react'
import { useAccountChanges } from '#app/features/account/account.ts'
import { PROFILE_ERROR_MS, TOAST_MS } from '#contract/limits.ts'
import { failureText } from './failure-text.ts'
import { useNotice, type Notice } from './use-notice.ts'

/** Options of {@link useChoice}. */
export interface ChoiceOptions {
  /** Name of the field of PATCH /me/. */
  field: 'Language' | 'UnitSystem'
  /** The saved value. */
  saved: 0 | 1
  /** Notice after saving. */
  text: Notice['text']
  /** Called after saving. */
  onSaved?: (chosen: 0 | 1) => void
}

/** State of a form with one choice of the account. */
export function useChoice({ field, saved, text, onSaved }: ChoiceOptions) {
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
      show({ tone: 'success', text, duration: TOAST_MS })
    } catch (error) {
      show({ tone: 'danger', text: failureText(error), duration: PROFILE_ERROR_MS })
    }
    setPending(false)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  return { value, choose, isPending, notice, onSubmit }
}
