import { Banner } from '#design-system/banner/banner.tsx'
import { Checkbox } from '#design-system/checkbox/checkbox.tsx'
import { NoticeBanner, failureText, useNotice } from '#app/features/account/index.ts'
import { ApiError } from '#app/lib/api/api-error.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { usePush, type PushStatus } from './use-push.ts'

/** Notes for browsers that cannot receive push messages. */
const NOTES = {
  unsupported: 'settings.push.unsupported',
  'needs-install': 'settings.push.needsInstall',
  denied: 'settings.push.denied',
} as const satisfies Partial<Record<PushStatus, string>>

/**
 * The checkbox for the notifications of this browser; it shows the value of the response. Where the browser cannot show them, a note says so.
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
      if (error instanceof ApiError) show({ tone: 'danger', text: failureText(error) })
      else {
        reportFailure(error)
        show({ tone: 'danger', text: (t) => t('settings.push.failed') })
      }
    }
  }

  return (
    <div className="grid gap-4">
      {/* iPhone and iPad need it to add the site to the home screen. */}
      <link rel="manifest" href="/manifest.webmanifest" />
      <Checkbox
        variant="switch"
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
