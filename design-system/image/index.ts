export { Image, type ImageProps } from '#design-system/image/image.tsx'
