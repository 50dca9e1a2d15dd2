export {
  ExpandableList,
  type ExpandableListProps,
} from '#design-system/expandable-list/expandable-list.tsx'
