export { LinkMenu, type LinkMenuProps } from '#design-system/link-menu/link-menu.tsx'
