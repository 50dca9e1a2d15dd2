export {
  DescriptionList,
  type Description,
  type DescriptionListProps,
} from '#design-system/description-list/description-list.tsx'
