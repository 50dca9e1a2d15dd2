import { useState, type ReactNode } from 'react'
import { Icon, type IconDrawing } from '#design-system/icon/icon.tsx'
import {
  Bell,
  CircleAlert,
  ChefHat,
  Download,
  Globe,
  KeyRound,
  Lock,
  LogIn,
  MessageCircle,
  NotebookPen,
  PackageOpen,
  Ruler,
  Timer,
  Trash2,
  User,
} from '#design-system/icon/lucide.ts'
import { TextLink } from '#design-system/link/text-link.tsx'
import { SideTabs } from '#design-system/nav-tabs/side-tabs.tsx'
import { Skeleton, SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'
import {
  ChangePassword,
  ChooseLanguage,
  DeleteAccount,
  EditProfile,
  Feedback,
  isAuthor,
  Measurements,
  type SettingsProps,
  TakeAlong,
  useMember,
  useMembersOnly,
} from '#app/features/account/index.ts'
import { LateInvitations } from '#app/features/invitations/index.ts'
import { LateHowTold } from '#app/features/news/index.ts'
import { SavedFilms } from '#app/features/offline/index.ts'
import { PushNotification } from '#app/features/push/index.ts'
import { LateScriptKeys } from '#app/features/script-keys/index.ts'
import { LateSignInWays } from '#app/features/sign-in-ways/index.ts'
import { LateReportsPage } from '#app/features/reports/index.ts'
import { tabsLoader, useTab } from '#app/lib/route-tabs.ts'
import { useSite } from '#app/lib/site/site.ts'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { PageMeta } from '#app/seo/page-meta.tsx'
import { KitchenSettings } from './kitchen-settings.tsx'

/** The screens of /settings in the order of their menu; each name is also the end of its address. */
const SETTINGS_TABS = [
  'edit_profile',
  'change_password',
  'sign_in',
  'language',
  'measurements',
  'kitchen',
  'push_notification',
  'keys',
  'offline',
  'feedback',
  'reports',
  'take_along',
] as const

/** One of {@link SETTINGS_TABS}. */
type SettingsTab = (typeof SETTINGS_TABS)[number]

/** Loader of /settings/{tab}. */
export const settingsLoader = tabsLoader('/settings', SETTINGS_TABS, [
  'auth',
  'bell',
  'favourites',
  'offline',
  'settings',
  'stuck',
])

/** Screens by their names in the address. */
const SCREENS: Record<SettingsTab, (props: SettingsProps) => ReactNode> = {
  edit_profile: (props) => (
    <>
      <EditProfile {...props} />
      <LateInvitations />
    </>
  ),
  change_password: ChangePassword,
  sign_in: () => <LateSignInWays />,
  language: ChooseLanguage,
  measurements: Measurements,
  kitchen: KitchenSettings,
  push_notification: () => <LateHowTold push={<PushNotification />} />,
  keys: () => <LateScriptKeys />,
  offline: SavedFilms,
  feedback: Feedback,
  reports: () => <LateReportsPage />,
  take_along: TakeAlong,
}

const ICONS: Record<SettingsTab, IconDrawing> = {
  edit_profile: User,
  change_password: Lock,
  sign_in: LogIn,
  language: Globe,
  measurements: Ruler,
  kitchen: Timer,
  push_notification: Bell,
  keys: KeyRound,
  offline: Download,
  feedback: MessageCircle,
  reports: CircleAlert,
  take_along: PackageOpen,
}

/**
 * The screens of /settings, for members only. They are one module, because
 * they share nearly all of their code.
 */
export function Settings() {
  const { t } = useWords()
  useMembersOnly('/')
  const current = useTab(SETTINGS_TABS)
  const { member, error, retry } = useMember()
  const [isLeaving, setLeaving] = useState(false)
  const { hasNoPasswords } = useSite()
  const isOff = (tab: SettingsTab) => tab === 'change_password' && hasNoPasswords === true
  const Screen = SCREENS[isOff(current) ? 'sign_in' : current]
  const name = t(`settings.tabs.${current}`)
  return (
    <div className="page-column pt-12 max-tablet:pt-6">
      <PageMeta
        title={name.replaceAll('\u00ad', '')}
        description={t('settings.description')}
        noIndex
      />
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-6 max-desktop:mb-4">
        <h1 className="text-display">{t('settings.title')}</h1>
        {/* Larger screens have it in the header. */}
        <TextLink href="/my/recipes" variant="bar" className="tablet:hidden">
          <Icon of={NotebookPen} />
          {t('settings.myRecipes')}
        </TextLink>
        <TextLink href="/my/author" variant="bar">
          <Icon of={ChefHat} />
          {t(member && isAuthor(member) ? 'settings.authorPage' : 'settings.becomeAuthor')}
        </TextLink>
      </div>
      <div className="grid gap-6 desktop:grid-cols-[15rem_minmax(0,34rem)] desktop:gap-16">
        <SideTabs
          label={t('settings.title')}
          items={SETTINGS_TABS.filter((tab) => !isOff(tab)).map((tab) => ({
            href: `/settings/${tab}`,
            label: t(`settings.tabs.${tab}`),
            icon: ICONS[tab],
            isCurrent: tab === current,
          }))}
          action={{
            label: t('settings.delete.open'),
            icon: Trash2,
            onClick: () => setLeaving(true),
          }}
        />
        {/* As high as the highest screen from the start, so that the footer does not move. */}
        <div tabIndex={-1} className="min-h-160 min-w-0 outline-none">
          <h2 className="sr-only">{name}</h2>
          {member && <Screen member={member} />}
          {error !== undefined && (
            <LoadFailed
              title={t('settings.failed')}
              text={t('settings.failedText')}
              onRetry={retry}
            />
          )}
          {!member && error === undefined && <FormSkeleton />}
        </div>
      </div>
      {member && <DeleteAccount open={isLeaving} onOpenChange={setLeaving} />}
    </div>
  )
}

/** A form while it is loading. */
function FormSkeleton() {
  return (
    <SkeletonRegion>
      <div className="grid gap-5">
        {[1, 2, 3].map((field) => (
          <div key={field}>
            <Skeleton className="mb-1.5 h-5 w-32" />
            <Skeleton className="h-12" />
          </div>
        ))}
        <Skeleton className="h-11 w-40" />
      </div>
    </SkeletonRegion>
  )
}
