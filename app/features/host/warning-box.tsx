import { useId } from 'react'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import { CircleAlert, Info } from '#design-system/icon/lucide.ts'
import { Icon } from '#design-system/icon/icon.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { HostWarning } from '#contract/host/overview.ts'

/** Where something can be done about a warning. */
const PLACES: Record<HostWarning, string> = {
  readOnly: '/host/readonly',
  backupFailed: '/host/backup',
  backupOld: '/host/backup',
  filmsRefused: '/host/backup',
  diskFull: '/host/backup',
  mailWaits: '/host/mail',
  backupOff: '/host/backup',
  mailOff: '/host/mail',
}

/** Warnings for which waiting is an answer. */
const MILD: ReadonlySet<HostWarning> = new Set(['mailOff', 'readOnly'])

/** What stands at each row that a warning is about. */
export const isMild = (warning: HostWarning) => MILD.has(warning)

/** Props of {@link WarningBox}. */
export interface WarningBoxProps {
  warning: HostWarning
  /** The most urgent one. */
  isFirst: boolean
}

/** A warning says what is wrong, what is safe and what to do, in this order. */
export function WarningBox({ warning, isFirst }: WarningBoxProps) {
  const { t } = useWords()
  const id = useId()
  const mild = isMild(warning)
  return (
    <section
      role="group"
      aria-labelledby={id}
      className="host-warning"
      data-mild={mild || undefined}
    >
      <Icon of={mild ? Info : CircleAlert} />
      <h2 id={id}>{t(`host.warnings.${warning}.title`)}</h2>
      <dl>
        <dt>{t('host.wrong')}</dt>
        <dd>{t(`host.warnings.${warning}.wrong`)}</dd>
        <dt>{t('host.safe')}</dt>
        <dd>{t(`host.warnings.${warning}.safe`)}</dd>
        <dt>{t('host.act')}</dt>
        <dd>{t(`host.warnings.${warning}.act`)}</dd>
      </dl>
      <div className="host-acts">
        <ButtonLink href={PLACES[warning]} variant={isFirst && !mild ? 'primary' : 'quiet'}>
          {t('host.look')}
        </ButtonLink>
      </div>
    </section>
  )
}
