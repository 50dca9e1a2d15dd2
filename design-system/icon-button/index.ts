export {
  IconButton,
  IconLink,
  type IconButtonAppearance,
  type IconButtonProps,
  type IconLinkProps,
} from '#design-system/icon-button/icon-button.tsx'
export { PlayDisc, type PlayDiscProps } from '#design-system/icon-button/play-disc.tsx'
