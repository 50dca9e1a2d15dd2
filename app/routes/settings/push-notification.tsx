import { useState } from 'react'
import { Checkbox } from '#design-system/checkbox/checkbox.tsx'
import { useAccountChanges } from '#app/data/account.ts'
import { NoticeBanner } from '#app/routes/settings/notice-banner.tsx'
import { sayFailure } from '#app/routes/settings/say-failure.ts'
import type { SettingsProps } from '#app/routes/settings/settings.tsx'
import { useNotice } from '#app/routes/settings/use-notice.ts'
import { useWords } from '#app/words/words-provider.tsx'

/** Notifications, switched at once; what the answer says counts (SET-11, STA-32). */
export function PushNotification({ member }: SettingsProps) {
  const { t } = useWords()
  const { changeNotifications } = useAccountChanges()
  const { notice, show, clear } = useNotice()
  const [isPending, setPending] = useState(false)
  const change = async (on: boolean) => {
    clear()
    setPending(true)
    try {
      await changeNotifications(on)
    } catch (error) {
      show({ tone: 'danger', say: sayFailure(error) })
    }
    setPending(false)
  }
  return (
    <div className="grid gap-4">
      <Checkbox
        look="switch"
        label={t('settings.push.label')}
        hint={t('settings.push.hint')}
        checked={member.Notifications}
        pending={isPending}
        onCheckedChange={(on) => void change(on)}
      />
      <NoticeBanner notice={notice} />
    </div>
  )
}
