import { useEffect, useRef } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Download, History } from '#design-system/icon/lucide.ts'
import { Banner } from '#design-system/banner/banner.tsx'
import { Spinner } from '#design-system/spinner/spinner.tsx'
import { useChange } from '#app/lib/api/use-change.ts'
import { writeTime } from '#app/lib/words/day-words.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { HostWork, HostWorkKind } from '#contract/host/work.ts'
import { ActForm } from './act-form.tsx'
import { bytesText } from './bytes-text.ts'
import { useWork } from './use-host.ts'

/** Milliseconds between looks at what goes on. */
const LOOK_MS = 2000

/** Props of {@link AskedWork}. */
export interface AskedWorkProps {
  /** Called when something that was asked for has ended. */
  onEnded: () => void
}

/** Asks for a backup or a test of the newest, one at a time, and says what goes on and what came of it. */
export function AskedWork({ onEnded }: AskedWorkProps) {
  const { t } = useWords()
  const { work, ask, look } = useWork()
  const { isPending, change } = useChange()
  const isWorking = work != null && work.Ended === null
  const wasWorking = useRef(false)
  useEffect(() => {
    const timer = isWorking ? setInterval(() => void look(), LOOK_MS) : undefined
    return () => clearInterval(timer)
  }, [isWorking, look])
  useEffect(() => {
    if (wasWorking.current && !isWorking) onEnded()
    wasWorking.current = isWorking
  }, [isWorking, onEnded])
  const begin = (kind: HostWorkKind) => () =>
    void change(t('host.backup.notAsked'), async () => await ask(kind))
  return (
    <>
      <div className="host-acts">
        <ActForm act="work" fields={{ Kind: 'backup' }} onAct={begin('backup')}>
          <Button
            type="submit"
            variant="primary"
            icon={Download}
            disabled={isWorking}
            pending={isPending}
          >
            {t('host.backup.makeNow')}
          </Button>
        </ActForm>
        <ActForm act="work" fields={{ Kind: 'restoreTest' }} onAct={begin('restoreTest')}>
          <Button type="submit" icon={History} disabled={isWorking || isPending}>
            {t('host.backup.testNow')}
          </Button>
        </ActForm>
      </div>
      <div role="status" className="mt-4 empty:hidden">
        {work && <WorkState work={work} />}
      </div>
    </>
  )
}

function WorkState({ work }: { work: HostWork }) {
  const { t, language, formatNumber } = useWords()
  const { Kind, Step, Begun, Ended, Failure, Outcome } = work
  if (Ended === null) {
    return (
      <p className="host-going">
        <Spinner />
        <span>
          <b>{t(`host.backup.asked.${Kind}`)}</b>
          <br />
          {t(`host.backup.steps.${Step}`)}{' '}
          <small>{t('host.backup.since', { time: writeTime(new Date(Begun), language) })}</small>
        </span>
      </p>
    )
  }
  if (Failure !== null) {
    return (
      <Banner tone="danger" title={t(`host.backup.bad.${Kind}`)}>
        {Failure}
      </Banner>
    )
  }
  return (
    <Banner tone="success" title={t(`host.backup.good.${Kind}`)}>
      {Outcome &&
        t('host.backup.outcome', {
          rows: formatNumber(Outcome.Rows),
          files: formatNumber(Outcome.Files),
          size: bytesText(Outcome.Bytes, language),
          time: writeTime(new Date(Ended), language),
        })}
    </Banner>
  )
}
