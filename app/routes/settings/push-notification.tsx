import { Banner } from '#design-system/banner/banner.tsx'
import { Checkbox } from '#design-system/checkbox/checkbox.tsx'
import { ApiError } from '#app/data/api-error.ts'
import { reportFailure } from '#app/data/report-failure.ts'
import { usePush, type PushStatus } from '#app/push/use-push.ts'
import { NoticeBanner } from '#app/routes/settings/notice-banner.tsx'
import { sayFailure } from '#app/routes/settings/say-failure.ts'
import { useNotice } from '#app/routes/settings/use-notice.ts'
import { useWords } from '#app/words/words-provider.tsx'

/** Why a browser gets no push messages, and what can be done. */
const NOTES = {
  unsupported: 'settings.push.unsupported',
  'needs-install': 'settings.push.needsInstall',
  denied: 'settings.push.denied',
} as const satisfies Partial<Record<PushStatus, string>>

/**
 * Notifications of this browser, switched at once; what the answer says counts (SET-11, STA-32). Where
 * the browser cannot show them, the page says so.
 */
export function PushNotification() {
  const { t } = useWords()
  const { state, isOn, turnOn, turnOff } = usePush()
  const { notice, show, clear } = useNotice()
  const note = state in NOTES ? NOTES[state as keyof typeof NOTES] : undefined

  const change = async (on: boolean) => {
    clear()
    try {
      await (on ? turnOn() : turnOff())
    } catch (error) {
      if (error instanceof ApiError) show({ tone: 'danger', say: sayFailure(error) })
      else {
        reportFailure(error)
        show({ tone: 'danger', say: (say) => say('settings.push.failed') })
      }
    }
  }

  return (
    <div className="grid gap-4">
      {/* What a phone of Apple wants to know before it puts the site on its home screen. */}
      <link rel="manifest" href="/manifest.webmanifest" />
      <Checkbox
        look="switch"
        label={t('settings.push.label')}
        hint={t('settings.push.hint')}
        checked={isOn}
        pending={state === 'pending'}
        disabled={note !== undefined}
        onCheckedChange={(on) => void change(on)}
      />
      {note !== undefined && <Banner title={t(note)} />}
      <NoticeBanner notice={notice} />
    </div>
  )
}
