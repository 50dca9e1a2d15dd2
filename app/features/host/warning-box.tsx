import { useId } from 'react'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import { CircleAlert, Info } from '#design-system/icon/lucide.ts'
import { Icon } from '#design-system/icon/icon.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { HostOverview, HostWarning } from '#contract/host/overview.ts'
import { useMeasured, useWarningTitle } from './measured.ts'

/** Where something can be done about a warning; null where nothing on a page helps. */
const PLACES: Record<HostWarning, string | null> = {
  readOnly: '/host/readonly',
  backupFailed: '/host/backup',
  backupOld: '/host/backup',
  filmsRefused: '/host/backup',
  certificateEnds: null,
  mailRefused: '/host/mail',
  diskFull: '/host/backup',
  clockOff: null,
  mailWaits: '/host/mail',
  providerSilent: '/host/people',
  pushSilent: '/host/mail',
  workWaits: '/host/work',
  backupOff: '/host/backup',
  mailOff: '/host/mail',
}

/** Warnings for which waiting is an answer. */
const MILD: ReadonlySet<HostWarning> = new Set(['mailOff', 'readOnly', 'workWaits'])

/** Whether waiting is an answer to a warning; that there is no backup yet, on the first day alone. */
export const isMild = (warning: HostWarning, { IsNew }: Pick<HostOverview, 'IsNew'>) =>
  MILD.has(warning) || (warning === 'backupOff' && IsNew)

/** Props of {@link WarningBox}. */
export interface WarningBoxProps {
  warning: HostWarning
  overview: HostOverview
  /** The most urgent one. */
  isFirst: boolean
}

/** A warning says what is wrong, what is safe and what to do, in this order. */
export function WarningBox({ warning, overview, isFirst }: WarningBoxProps) {
  const { t } = useWords()
  const id = useId()
  const title = useWarningTitle(warning, overview)
  const measured = useMeasured(warning, overview)
  const mild = isMild(warning, overview)
  const place = PLACES[warning]
  return (
    <section
      role="group"
      aria-labelledby={id}
      className="host-warning"
      data-mild={mild || undefined}
    >
      <Icon of={mild ? Info : CircleAlert} />
      <h2 id={id}>{title}</h2>
      <dl>
        <dt>{t('host.wrong')}</dt>
        <dd>
          {t(`host.warnings.${warning}.wrong`)}
          {measured !== undefined && ` ${measured}`}
        </dd>
        <dt>{t('host.safe')}</dt>
        <dd>{t(`host.warnings.${warning}.safe`)}</dd>
        <dt>{t('host.act')}</dt>
        <dd>{t(`host.warnings.${warning}.act`)}</dd>
      </dl>
      {place !== null && (
        <div className="host-acts">
          <ButtonLink href={place} variant={isFirst && !mild ? 'primary' : 'quiet'}>
            {t('host.look')}
          </ButtonLink>
        </div>
      )}
    </section>
  )
}
