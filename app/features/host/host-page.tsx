import type { ReactNode } from 'react'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { Skeleton, SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { PlainFoot } from './plain-sign-in.tsx'
import { PlainSaid } from './plain-said.tsx'
import { lastWell } from './last-well.ts'
import { useMoment } from './use-moment.ts'
import './host.css'

/** Props of {@link HostPage}. */
export interface HostPageProps {
  title: string
  /** Above the title. */
  before?: ReactNode
  text?: ReactNode
  /** Beside the title. */
  action?: ReactNode
  error: unknown
  isPending: boolean
  retry: () => Promise<unknown>
  children: ReactNode
}

/** The frame of each place of the host's page: its title, or that it is loading or got no answer. */
export function HostPage({
  title,
  before,
  text,
  action,
  error,
  isPending,
  retry,
  children,
}: HostPageProps) {
  const { t } = useWords()
  const moment = useMoment()
  const well = error === undefined ? undefined : lastWell()
  const lastSeen = well === undefined ? '' : ` ${t('host.lastWell', { at: moment(well) })}`
  return (
    <>
      {before}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-title">{title}</h1>
          <p role="status" className="text-ink-soft">
            {text}
          </p>
        </div>
        {action}
      </div>
      <PlainSaid />
      {error !== undefined && (
        <LoadFailed
          title={t('host.failed')}
          text={t('host.failedText') + lastSeen}
          onRetry={retry}
        />
      )}
      {isPending && (
        <SkeletonRegion>
          <div className="mt-4 grid gap-4">
            {[1, 2, 3, 4].map((row) => (
              <Skeleton key={row} className="h-12" />
            ))}
          </div>
        </SkeletonRegion>
      )}
      {children}
      <PlainFoot />
    </>
  )
}
