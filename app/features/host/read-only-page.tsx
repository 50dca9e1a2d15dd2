import { Banner } from '#design-system/banner/banner.tsx'
import { writeDate, writeTime } from '#app/lib/words/day-words.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { ReadOnlyState } from '#contract/host/read-only.ts'
import { HostPage } from './host-page.tsx'
import { ReadOnlyForm } from './read-only-form.tsx'
import { useReadOnly } from './use-host.ts'

const PARTS = ['goesOn', 'kept', 'waits'] as const

/** What read-only means, and its switch. */
export function HostReadOnly() {
  const { t } = useWords()
  const { readOnly, choose, ...state } = useReadOnly()
  return (
    <HostPage title={t('host.rows.readOnly')} text={t('host.readOnly.text')} {...state}>
      {readOnly && (
        <>
          <p className="mt-6" role="status">
            <b>
              {readOnly.IsOn || readOnly.IsForced
                ? t('host.readOnly.isOn')
                : t('host.readOnly.isOff')}
            </b>
            <Since {...readOnly} />
          </p>
          {readOnly.IsForced && (
            <div className="mt-4">
              <Banner title={t('host.readOnly.forced')} />
            </div>
          )}
          <dl className="host-what host-lines mt-4">
            {PARTS.map((part) => (
              <div key={part}>
                <dt>{t(`host.readOnly.${part}`)}</dt>
                <dd>{t(`host.readOnly.${part}Text`)}</dd>
              </div>
            ))}
          </dl>
          <ReadOnlyForm state={readOnly} choose={choose} />
        </>
      )}
    </HostPage>
  )
}

function Since({ Since: since, IsByYou, IsOn }: ReadOnlyState) {
  const { t, language } = useWords()
  if (since === null || !IsOn) return null
  const at = new Date(since)
  const when = { day: writeDate(at, language), time: writeTime(at, language) }
  return (
    <small className="block text-caption text-ink-soft">
      {IsByYou ? t('host.readOnly.byYou', when) : t('host.readOnly.since', when)}
    </small>
  )
}
