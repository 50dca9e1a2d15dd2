import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { useChange } from '#app/lib/api/use-change.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { InvitationLink } from './invitation-link.tsx'

/** Props of {@link LinkSheet}. */
export interface LinkSheetProps {
  /** Whose invitation it is. */
  name: string
  /** The link as it is known here; undefined where a new one has to be made. */
  token: string | undefined
  /** Makes another link, which ends the earlier one. */
  make: () => Promise<string>
  onClose: () => void
}

/** The link of an invitation, or the offer to make another one. */
export function LinkSheet({ name, token, make, onClose }: LinkSheetProps) {
  const { t } = useWords()
  const { isPending, change } = useChange()
  const [shown, setShown] = useState(token)
  const makeNew = () => void change(t('host.people.notMade'), async () => setShown(await make()))
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={name}
      footer={
        shown === undefined ? (
          <Button variant="primary" className="grow" pending={isPending} onClick={makeNew}>
            {t('host.people.makeNew')}
          </Button>
        ) : (
          <Button variant="primary" className="grow" onClick={onClose}>
            {t('host.people.done')}
          </Button>
        )
      }
    >
      {shown === undefined ? (
        <p>{t('host.people.newLinkText')}</p>
      ) : (
        <InvitationLink token={shown} />
      )}
    </Dialog>
  )
}
