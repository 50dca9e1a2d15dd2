import type { ComponentType } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import type { IconDrawing } from '#design-system/icon/icon.tsx'
import {
  BookOpen,
  Camera,
  Carrot,
  Flag,
  History,
  ListChecks,
  MessageCircle,
  Tag,
  Users,
} from '#design-system/icon/lucide.ts'
import { SideTabs } from '#design-system/nav-tabs/side-tabs.tsx'
import { isEditor, useMember, useMembersOnly } from '#app/features/account/index.ts'
import {
  DeskComments,
  DeskFoods,
  DeskLog,
  DeskMonths,
  DeskPeople,
  DeskPictures,
  DeskQueue,
  DeskReports,
  DeskReview,
  DeskTagWords,
  useDeskCounts,
} from '#app/features/desk/index.ts'
import { useHydrated } from '#app/lib/lazy/use-hydrated.ts'
import { tabsLoader, useTab } from '#app/lib/route-tabs.ts'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { PageMeta } from '#app/seo/page-meta.tsx'
import { idOf } from '#contract/id.ts'

/** The parts of the desk in the order of their list; each name is also the end of its address. */
const DESK_TABS = [
  'review',
  'pictures',
  'comments',
  'reports',
  'month',
  'foods',
  'tags',
  'people',
  'log',
] as const

/** One of {@link DESK_TABS}. */
type DeskTab = (typeof DESK_TABS)[number]

/** Loader of /desk/{tab}, and of one thing of a tab. */
export const deskLoader = tabsLoader('/desk', DESK_TABS, ['app', 'desk', 'memberActions'])

/** Parts by their names in the address. */
const PARTS: Record<DeskTab, ComponentType> = {
  review: DeskQueue,
  pictures: DeskPictures,
  comments: DeskComments,
  foods: DeskFoods,
  tags: DeskTagWords,
  reports: DeskReports,
  month: DeskMonths,
  people: DeskPeople,
  log: DeskLog,
}

const ICONS: Record<DeskTab, IconDrawing> = {
  review: ListChecks,
  pictures: Camera,
  comments: MessageCircle,
  reports: Flag,
  month: BookOpen,
  foods: Carrot,
  tags: Tag,
  people: Users,
  log: History,
}

/**
 * Screen of /desk, for editors. Everybody else comes to the page that does not exist. Its HTML is the same for
 * all and says nothing.
 */
export function DeskScreen() {
  const { t } = useWords()
  const isHydrated = useHydrated()
  useMembersOnly('/404')
  return (
    <div tabIndex={-1} className="page-column pt-8 outline-none max-tablet:pt-4">
      <PageMeta title={t('desk.title')} description={t('desk.description')} noIndex />
      {isHydrated ? <ForEditors /> : <h1 className="sr-only">{t('desk.title')}</h1>}
    </div>
  )
}

function ForEditors() {
  const { t } = useWords()
  const { member, error, retry } = useMember()
  if (member) return isEditor(member) ? <Place /> : <Navigate to="/404" replace />
  return (
    <>
      <h1 className="sr-only">{t('desk.title')}</h1>
      {error !== undefined && (
        <LoadFailed title={t('desk.failed')} text={t('desk.failedText')} onRetry={retry} />
      )}
    </>
  )
}

/** A part of the desk, or one thing of it. */
function Place() {
  const { id: written } = useParams()
  const current = useTab(DESK_TABS)
  if (written === undefined) return <Desk />
  const id = idOf(written)
  return id > 0 && current === 'review' ? <DeskReview id={id} /> : <Navigate to="/404" replace />
}

function Desk() {
  const { t, formatNumber } = useWords()
  const current = useTab(DESK_TABS)
  const counts: Partial<Record<DeskTab, number | undefined>> = useDeskCounts()
  const countOf = (tab: DeskTab) => {
    const count = counts[tab]
    return count === undefined || count === 0 ? undefined : formatNumber(count)
  }
  const Part = PARTS[current]
  return (
    <div className="grid gap-6 desktop:grid-cols-[13rem_minmax(0,1fr)] desktop:gap-12">
      <SideTabs
        label={t('desk.title')}
        items={DESK_TABS.map((tab) => ({
          href: `/desk/${tab}`,
          label: t(`desk.tabs.${tab}`),
          icon: ICONS[tab],
          count: countOf(tab),
          isCurrent: tab === current,
        }))}
      />
      <div tabIndex={-1} className="min-w-0 outline-none">
        <Part />
      </div>
    </div>
  )
}
