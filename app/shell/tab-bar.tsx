import { useLocation } from 'react-router-dom'
import { Icon } from '#design-system/icon/icon.tsx'
import { Link } from '#design-system/link/link.tsx'
import { isCurrentTab, TABS } from '#app/shell/tabs.ts'
import { useWords } from '#app/words/words-provider.tsx'

/** The tabs of the header on phones: fixed at the foot, in reach of the thumb (SHL-07, SHL-32). */
export function TabBar() {
  const { t } = useWords()
  const { pathname } = useLocation()
  return (
    <nav
      aria-label={t('shell.main')}
      className="fixed inset-x-0 bottom-0 z-bar grid grid-cols-5 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] tablet:hidden"
    >
      {TABS.map((tab) => (
        <Link
          key={tab.name}
          href={tab.path}
          aria-current={isCurrentTab(tab.path, pathname) ? 'page' : undefined}
          className="relative grid min-w-0 justify-items-center gap-0.5 pt-2.5 pb-1.5 text-bar font-medium text-ink-soft [--rim-offset:calc(100%-6px)] aria-[current=page]:rim-under aria-[current=page]:font-semibold aria-[current=page]:text-ink"
        >
          <Icon of={tab.icon} size="l" />
          <span className="max-w-full truncate px-0.5">{t(`shell.tabs.${tab.name}`)}</span>
        </Link>
      ))}
    </nav>
  )
}
