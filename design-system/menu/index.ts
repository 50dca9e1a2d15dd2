export {
  MenuButton,
  MenuLink,
  type MenuButtonProps,
  type MenuLinkProps,
} from '#design-system/menu/menu-item.tsx'
export { Menu, type MenuProps } from '#design-system/menu/menu.tsx'
