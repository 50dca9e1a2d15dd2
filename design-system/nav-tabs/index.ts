export {
  NavTabs,
  type NavTab,
  type NavTabsAction,
  type NavTabsProps,
} from '#design-system/nav-tabs/nav-tabs.tsx'
