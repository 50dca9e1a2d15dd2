export { NavTabs, type NavTab, type NavTabsProps } from '#design-system/nav-tabs/nav-tabs.tsx'
export {
  SideTabs,
  type SideTab,
  type SideTabsAction,
  type SideTabsProps,
} from '#design-system/nav-tabs/side-tabs.tsx'
