import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { ConfirmDialog } from '#design-system/dialog/confirm-dialog.tsx'
import { toast } from '#design-system/toast/toast-store.ts'
import { useChange } from '#app/lib/api/use-change.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { useSignInWays } from './use-sign-in-ways.ts'

/** Signs out everywhere but here, after a question. */
export function OtherDevices() {
  const { t } = useWords()
  const { signOutElsewhere } = useSignInWays()
  const { isPending, change } = useChange()
  const [isAsked, setAsked] = useState(false)
  const confirm = async () => {
    const isDone = await change(t('signInWays.devices.notSignedOut'), signOutElsewhere)
    if (isDone) toast({ title: t('signInWays.devices.signedOut') })
    setAsked(false)
  }
  return (
    <section>
      <h3 className="text-heading">{t('signInWays.devices.title')}</h3>
      <p className="text-ink-soft">{t('signInWays.devices.text')}</p>
      <Button onClick={() => setAsked(true)}>{t('signInWays.devices.signOut')}</Button>
      {isAsked && (
        <ConfirmDialog
          open
          onOpenChange={() => setAsked(false)}
          title={t('signInWays.devices.signOutTitle')}
          description={t('signInWays.devices.signOutText')}
          cancelLabel={t('signInWays.devices.keep')}
          confirmLabel={t('signInWays.devices.signOutConfirm')}
          danger
          pending={isPending}
          onConfirm={() => void confirm()}
        />
      )}
    </section>
  )
}
