export { Banner, type BannerProps } from '#design-system/banner/banner.tsx'
