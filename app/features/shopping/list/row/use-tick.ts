import { useRef, useState } from 'react'
import type { ListRow } from '#app/features/shopping/model/list-row.ts'
import type { Actions } from '../actions/use-actions.ts'

/** The tick of a row: it shows at once, before the list has worked out everything else. */
export function useTick(row: ListRow, name: string, { moveTo }: Pick<Actions, 'moveTo'>) {
  const [pressed, setPressed] = useState<boolean>()
  const presses = useRef(0)
  const tick = async (isOn: boolean) => {
    presses.current += 1
    const press = presses.current
    setPressed(isOn)
    try {
      await moveTo(row, name, isOn ? 'trolley' : 'open')
    } finally {
      // The list does not show a later press yet.
      if (press === presses.current) setPressed(undefined)
    }
  }
  return {
    checked: pressed ?? row.State === 1,
    onCheckedChange: (isOn: boolean) => void tick(isOn),
  }
}
