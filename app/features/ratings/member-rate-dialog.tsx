import { useEffect } from 'react'
import { useOnDemand } from '#app/lib/lazy/use-on-demand.ts'
import type { RateDialogProps } from './rate-props.ts'

const loadModal = () => import('./rate-modal.tsx')

/** For members: the rate modal (RTM-02), whose code is fetched when it opens first. */
export function RateDialogOfMember({ recipe, open, onOpenChange }: RateDialogProps) {
  const { code, ask } = useOnDemand(loadModal)
  useEffect(() => {
    if (open) ask()
  }, [open, ask])
  return code && <code.RateModal recipe={recipe} open={open} onOpenChange={onOpenChange} />
}
