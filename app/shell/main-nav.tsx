import { useLocation } from 'react-router-dom'
import { NavTabs, type NavTabsProps } from '#design-system/nav-tabs/nav-tabs.tsx'
import { isCurrentTab, TABS } from '#app/shell/tabs.ts'
import { useWords } from '#app/words/words-provider.tsx'

/**
 * The areas of Simmer: in the header, and on phones at the foot, in reach of the thumb (SHL-07,
 * SHL-32).
 */
export function MainNav(props: Pick<NavTabsProps, 'look' | 'className'>) {
  const { t } = useWords()
  const { pathname } = useLocation()
  return (
    <NavTabs
      {...props}
      label={t('shell.main')}
      tabs={TABS.map(({ name, path, icon }) => ({
        href: path,
        label: t(`shell.tabs.${name}`),
        icon,
        isCurrent: isCurrentTab(path, pathname),
      }))}
    />
  )
}
