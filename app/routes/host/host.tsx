import type { ComponentType } from 'react'
import { type LoaderFunctionArgs, Navigate } from 'react-router-dom'
import type { IconDrawing } from '#design-system/icon/icon.tsx'
import { History, House, ListChecks, Lock, Mail, Users } from '#design-system/icon/lucide.ts'
import { SideTabs } from '#design-system/nav-tabs/side-tabs.tsx'
import { isAdmin, useMember, useMembersOnly } from '#app/features/account/index.ts'
import {
  HostBackups,
  HostBegin,
  HostMail,
  HostNew,
  HostOverview,
  HostPeople,
  HostReadOnly,
  hostKeys,
  HostWork,
  PlainSignIn,
} from '#app/features/host/index.ts'
import { useHydrated } from '#app/lib/lazy/use-hydrated.ts'
import { prefetch } from '#app/lib/api/prefetch.ts'
import { useSite } from '#app/lib/site/site.ts'
import { tabsLoader, useTab } from '#app/lib/route-tabs.ts'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { PageMeta } from '#app/seo/page-meta.tsx'

/** The places of the host's page in the order of their list; each name is also the end of its address. */
const HOST_TABS = ['overview', 'backup', 'people', 'mail', 'work', 'readonly'] as const

/** One of {@link HOST_TABS}. */
type HostTab = (typeof HOST_TABS)[number]

/** All places: what is new belongs to the overview, and `begin` is what a new host comes to. */
const HOST_PLACES = [...HOST_TABS, 'new', 'begin'] as const

const loadTab = tabsLoader('/host', HOST_PLACES, ['host', 'memberActions', 'auth'])

/** What the server reads for a host whose page has no scripts; others get no answer to it. */
const loadPlain = prefetch([], async ({ isServer, load, params, langId }) => {
  const overview = isServer ? await load(hostKeys.overview()) : undefined
  if (!overview) return
  const tab = params['tab']?.toLowerCase()
  if (tab === 'new') void load(hostKeys.release())
  if (tab === 'backup') {
    void load(hostKeys.work())
    for (const { File } of overview.Backup.Trusted)
      if (File !== '') void load(hostKeys.receipt(File))
  }
  if (tab === 'people') void load(hostKeys.registration())
  if (tab === 'work') void load(hostKeys.errors(langId))
  if (tab === 'readonly') void load(hostKeys.readOnly())
})

/** Loader of /host/{tab}. */
export const hostLoader = async (args: LoaderFunctionArgs) => {
  const answer = await loadTab(args)
  if (import.meta.env.SSR) await loadPlain(args)
  return answer
}

/** Places by their names in the address, each with its icon. */
const PLACES: Record<HostTab, readonly [part: ComponentType, icon: IconDrawing]> = {
  overview: [HostOverview, House],
  backup: [HostBackups, History],
  people: [HostPeople, Users],
  mail: [HostMail, Mail],
  work: [HostWork, ListChecks],
  readonly: [HostReadOnly, Lock],
}

/**
 * Screen of /host, for admins. Everybody else comes to the page that does not exist. Its HTML is the same for all
 * and says nothing; without scripts it asks who reads it.
 */
export function HostScreen() {
  const { t } = useWords()
  const isHydrated = useHydrated()
  useMembersOnly('/404')
  // Of a page that was made for a host without scripts.
  const isSignedIn = (useSite().plain?.key ?? '') !== ''
  return (
    <div tabIndex={-1} className="page-column pt-8 outline-none max-tablet:pt-4">
      <PageMeta title={t('host.page')} description={t('host.description')} noIndex />
      {isHydrated && <ForHosts />}
      {!isHydrated && isSignedIn && <Places />}
      {!isHydrated && !isSignedIn && (
        <>
          <h1 className="sr-only">{t('host.page')}</h1>
          <noscript>
            <PlainSignIn />
          </noscript>
        </>
      )}
    </div>
  )
}

function ForHosts() {
  const { t } = useWords()
  const { member, error, retry } = useMember()
  if (member) return isAdmin(member) ? <Places /> : <Navigate to="/404" replace />
  return (
    <>
      <h1 className="sr-only">{t('host.page')}</h1>
      {error !== undefined && (
        <LoadFailed title={t('host.failed')} text={t('host.failedText')} onRetry={retry} />
      )}
    </>
  )
}

function Places() {
  const { t } = useWords()
  const place = useTab(HOST_PLACES)
  if (place === 'begin') return <HostBegin />
  const current = place === 'new' ? 'overview' : place
  const Part = place === 'new' ? HostNew : PLACES[place][0]
  return (
    <div className="grid gap-6 desktop:grid-cols-[14rem_minmax(0,1fr)] desktop:gap-12">
      <SideTabs
        label={t('host.page')}
        items={HOST_TABS.map((tab) => ({
          href: `/host/${tab}`,
          label: t(`host.tabs.${tab}`),
          icon: PLACES[tab][1],
          isCurrent: tab === current,
        }))}
      />
      <div tabIndex={-1} className="min-w-0 outline-none">
        <Part />
      </div>
    </div>
  )
}
