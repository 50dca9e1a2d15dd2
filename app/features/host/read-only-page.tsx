import { useWords } from '#app/lib/words/words-provider.tsx'
import { HostPage } from './host-page.tsx'
import { useOverview } from './use-host.ts'

const PARTS = ['goesOn', 'kept', 'waits'] as const

/** What read-only means, and how it is switched on. */
export function HostReadOnly() {
  const { t } = useWords()
  const { overview, ...state } = useOverview()
  return (
    <HostPage title={t('host.rows.readOnly')} text={t('host.readOnly.text')} {...state}>
      {overview && (
        <>
          <p className="mt-4 font-semibold">
            {overview.ReadOnly ? t('host.readOnly.isOn') : t('host.readOnly.isOff')}
          </p>
          <dl className="host-what mt-4">
            {PARTS.map((part) => (
              <div key={part} className="contents">
                <dt>{t(`host.readOnly.${part}`)}</dt>
                <dd>{t(`host.readOnly.${part}Text`)}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-4 text-label text-ink-soft">{t('host.readOnly.how')}</p>
        </>
      )}
    </HostPage>
  )
}
