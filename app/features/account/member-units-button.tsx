import { useState } from 'react'
import { toast } from '#design-system/toast/toast-store.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { useAccountChanges } from './account.ts'
import { failureText } from './settings/failure-text.ts'
import { UnitsToggle } from './units-toggle.tsx'

/** Saves the units that a member chooses on the page of a recipe in the account. */
export function MemberUnitsButton() {
  const { t } = useWords()
  const { changeProfile } = useAccountChanges()
  const [isPending, setPending] = useState(false)
  const choose = async (UnitSystem: 0 | 1) => {
    setPending(true)
    try {
      await changeProfile({ UnitSystem })
    } catch (error) {
      toast({ title: failureText(error)(t), tone: 'error' })
    }
    setPending(false)
  }
  return <UnitsToggle pending={isPending} onChoose={(system) => void choose(system)} />
}
