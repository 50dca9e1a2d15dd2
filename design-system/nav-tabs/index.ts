export { NavTabs, type NavTab, type NavTabsProps } from '#design-system/nav-tabs/nav-tabs.tsx'
