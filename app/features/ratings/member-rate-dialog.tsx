import { useEffect } from 'react'
import { useRememberedAction } from '#app/features/account/index.ts'
import { useOnDemand } from '#app/lib/lazy/use-on-demand.ts'
import type { RateDialogProps } from './rate-props.ts'

const loadModal = () => import('./rate-modal.tsx')

/** For members: the rate modal, whose code is fetched when it is first opened. */
export function RateDialogOfMember({ recipe, open, onOpenChange }: RateDialogProps) {
  const { code, ask } = useOnDemand(loadModal)
  useRememberedAction(['rate'], recipe.Id, () => onOpenChange(true))
  useEffect(() => {
    if (open) ask()
  }, [open, ask])
  return code && <code.RateModal recipe={recipe} open={open} onOpenChange={onOpenChange} />
}
