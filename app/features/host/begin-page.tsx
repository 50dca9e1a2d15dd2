import { Download, KeyRound, UserPlus } from '#design-system/icon/lucide.ts'
import { TextLink } from '#design-system/link/text-link.tsx'
import { Skeleton, SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'
import { FirstUse } from '#app/lib/ui/first-use.tsx'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { useOverview } from './use-host.ts'

/** What whoever has become the host does next. */
export function HostBegin() {
  const { t } = useWords()
  const { overview, error, retry } = useOverview()
  if (overview === undefined)
    return (
      <>
        <h1 className="sr-only">{t('host.page')}</h1>
        {error === undefined ? (
          <SkeletonRegion>
            <Skeleton className="h-64" />
          </SkeletonRegion>
        ) : (
          <LoadFailed title={t('host.failed')} text={t('host.failedText')} onRetry={retry} />
        )}
      </>
    )
  const { Place, Backup } = overview
  return (
    <FirstUse
      title={
        <h1 className="text-title">
          {Place === '' ? t('host.begin.titleOfNobody') : t('host.begin.title', { place: Place })}
        </h1>
      }
      text={t('host.begin.text')}
      ways={[
        {
          icon: Download,
          href: '/host/backup',
          title: t('host.begin.backup'),
          text: Backup.CanAsk ? t('host.begin.backupText') : t('host.begin.backupNeeds'),
        },
        {
          icon: KeyRound,
          href: '/settings/sign_in',
          title: t('host.begin.passkey'),
          text: t('host.begin.passkeyText'),
        },
        {
          icon: UserPlus,
          href: '/host/people',
          title: t('host.begin.invite'),
          text: t('host.begin.inviteText'),
        },
      ]}
    >
      <TextLink href="/host/overview">{t('host.begin.overview')}</TextLink>
    </FirstUse>
  )
}
