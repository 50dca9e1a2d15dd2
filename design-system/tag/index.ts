export { CountBadge } from '#design-system/tag/badge.tsx'
export { Chip, Tag, TagLink, type ChipProps } from '#design-system/tag/tag.tsx'
