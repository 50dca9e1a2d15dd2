import { useEffect } from 'react'
import { memberPart, useLoginPrompt } from '#app/features/account/index.ts'
import { useIsSignedIn } from '#app/lib/storage/token.ts'
import { withAreas } from '#app/lib/words/load.ts'
import type { RateDialogProps } from './rate-props.ts'

/** For visitors: asks them to log in (AUT-17). */
function RateDialogOfVisitor({ recipe, open, onOpenChange }: RateDialogProps) {
  const { prompt, dialog } = useLoginPrompt({ kind: 'rate', id: recipe.Id, name: recipe.Name })
  // Of a member this stands in until their own dialog is here.
  const isWanted = !useIsSignedIn() && open
  useEffect(() => {
    if (!isWanted) return
    prompt()
    onOpenChange(false)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each press
  }, [isWanted])
  return dialog
}

/** The dialog that the menu of a recipe opens to rate it (D-45). */
export const RateDialog = memberPart<RateDialogProps>(async () => {
  const code = import('./member-rate-dialog.tsx')
  return (await withAreas(['memberActions'], code)).RateDialogOfMember
}, RateDialogOfVisitor)
