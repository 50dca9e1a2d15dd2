import { useEffect } from 'react'
import { memberPart, useLoginPrompt } from '#app/features/account/index.ts'
import { useIsSignedIn } from '#app/lib/storage/token.ts'
import { withAreas } from '#app/lib/words/load.ts'
import type { RateDialogProps } from './rate-props.ts'

/** For visitors: the login prompt. */
function RateDialogOfVisitor({ recipe, open, onOpenChange }: RateDialogProps) {
  const { prompt, dialog } = useLoginPrompt({ kind: 'rate', id: recipe.Id, name: recipe.Name })
  // For members this is the fallback while their own dialog is loading.
  const needsSignIn = !useIsSignedIn() && open
  useEffect(() => {
    if (!needsSignIn) return
    prompt()
    onOpenChange(false)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once per press
  }, [needsSignIn])
  return dialog
}

/** The dialog that the menu of a recipe opens to rate it. */
export const RateDialog = memberPart<RateDialogProps>(async () => {
  const code = import('./member-rate-dialog.tsx')
  return (await withAreas(['memberActions'], code)).RateDialogOfMember
}, RateDialogOfVisitor)
