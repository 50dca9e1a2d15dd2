import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { ConfirmDialog } from '#design-system/dialog/confirm-dialog.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'

/** Props of {@link Leave}. */
export interface LeaveProps {
  onLeave: () => void
}

/** Removes a film from this device. */
export function Leave({ onLeave }: LeaveProps) {
  const { t } = useWords()
  const [isAsking, setAsking] = useState(false)
  return (
    <section className="studio-rimmed studio-leave">
      <h2 className="text-subheading">{t('studioPages.leave.title')}</h2>
      <p className="studio-small">{t('studioPages.leave.text')}</p>
      <Button onClick={() => setAsking(true)}>{t('studioPages.leave.go')}</Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('studioPages.leave.sure')}
        description={t('studioPages.leave.text')}
        confirmLabel={t('studioPages.leave.go')}
        cancelLabel={t('studioPages.leave.keep')}
        danger
        onConfirm={() => {
          setAsking(false)
          onLeave()
        }}
      />
    </section>
  )
}
