export {
  HotspotImage,
  type Hotspot,
  type HotspotImageProps,
} from '#design-system/hotspot-image/hotspot-image.tsx'
