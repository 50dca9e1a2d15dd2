export { Image, type ImageProps } from '#design-system/image/image.tsx'
export { PictureButton, type PictureButtonProps } from '#design-system/image/picture-button.tsx'
export { PlayLink, type PlayLinkProps } from '#design-system/image/play-link.tsx'
export { TileLink, type TileLinkProps } from '#design-system/image/tile-link.tsx'
