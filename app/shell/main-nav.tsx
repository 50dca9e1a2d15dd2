import { useLocation } from 'react-router-dom'
import { NavTabs, type NavTabsProps } from '#design-system/nav-tabs/nav-tabs.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { isCurrentTab, TABS } from './nav-items.ts'

/**
 * The main navigation: in the header, and on phones at the foot, within reach of the thumb.
 */
export function MainNav(props: Pick<NavTabsProps, 'variant' | 'className'>) {
  const { t } = useWords()
  const { pathname } = useLocation()
  return (
    <NavTabs
      {...props}
      label={t('shell.main')}
      items={TABS.map(({ name, path, icon }) => ({
        href: path,
        label: t(`shell.tabs.${name}`),
        icon,
        isCurrent: isCurrentTab(path, pathname),
      }))}
    />
  )
}
