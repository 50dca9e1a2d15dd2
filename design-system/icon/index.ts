export * from '#design-system/icon/brand.tsx'
export { DISH_TYPE_ICONS, type DishTypeIconName } from '#design-system/icon/dish-types.ts'
export {
  Icon,
  type IconDrawing,
  type IconProps,
  type OwnDrawing,
} from '#design-system/icon/icon.tsx'
export { Logo } from '#design-system/icon/logo.tsx'
export * from '#design-system/icon/lucide.ts'
export { MainDish } from '#design-system/icon/main-dish.ts'
