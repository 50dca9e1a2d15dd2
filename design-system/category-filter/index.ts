export {
  CategoryFilter,
  type Category,
  type CategoryFilterProps,
} from '#design-system/category-filter/category-filter.tsx'
