export { Tabs, type TabItem, type TabsProps } from '#design-system/tabs/tabs.tsx'
