export { PictureCrop, type PictureCropProps } from '#design-system/picture-crop/picture-crop.tsx'
export type { PictureArea } from '#design-system/picture-crop/picture-crop.logic.ts'
