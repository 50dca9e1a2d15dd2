export {
  Skeleton,
  SkeletonRegion,
  type SkeletonRegionProps,
} from '#design-system/skeleton/skeleton.tsx'
