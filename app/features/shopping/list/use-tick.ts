import { useState } from 'react'
import type { ListRow } from '#app/features/shopping/list-row.ts'
import type { Actions } from './use-actions.ts'

/** The tick of a row: it shows at once, before the list has worked out everything else. */
export function useTick(row: ListRow, name: string, { place }: Pick<Actions, 'place'>) {
  const [pressed, setPressed] = useState<boolean>()
  const tick = async (isOn: boolean) => {
    setPressed(isOn)
    try {
      await place(row, name, isOn ? 'trolley' : 'open')
    } finally {
      setPressed(undefined)
    }
  }
  return {
    checked: pressed ?? row.State === 1,
    onCheckedChange: (isOn: boolean) => void tick(isOn),
  }
}
