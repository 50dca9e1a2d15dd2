import { useState } from 'react'
import { Banner } from '#design-system/banner/banner.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Bell } from '#design-system/icon/lucide.ts'
import { TextLink } from '#design-system/link/text-link.tsx'
import { useChange } from '#app/lib/api/use-change.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { PushTest as Result } from '#contract/host/overview.ts'
import { testPush } from './use-host.ts'

/** Sends a push message to this device, and says what its push service answered. */
export function PushTest() {
  const { t, formatNumber } = useWords()
  const [result, setResult] = useState<Result>()
  const { isPending, change } = useChange()
  const send = async () => {
    setResult(undefined)
    await change(t('host.push.notSent'), async () => setResult(await testPush()))
  }
  const seconds = result ? formatNumber(Math.round(result.Milliseconds / 100) / 10) : ''
  return (
    <div className="mt-4 grid justify-items-start gap-4">
      <Button icon={Bell} pending={isPending} onClick={() => void send()}>
        {t('host.push.test')}
      </Button>
      {result?.IsTaken === true && (
        <Banner tone="success" announced title={t('host.push.taken', { seconds })}>
          {t('host.mail.arrived')}
        </Banner>
      )}
      {result?.IsSubscribed === false && (
        <Banner announced title={t('host.push.notHere')}>
          {t('host.push.switchOn')}{' '}
          <TextLink href="/settings/push_notification">{t('host.push.settings')}</TextLink>
        </Banner>
      )}
      {result?.IsSubscribed === true && !result.IsTaken && (
        <Banner
          tone="danger"
          announced
          title={t('host.push.refused', {
            code: result.Status === null ? t('host.mail.silent') : String(result.Status),
          })}
        >
          {t('host.push.mend')}
        </Banner>
      )}
    </div>
  )
}
