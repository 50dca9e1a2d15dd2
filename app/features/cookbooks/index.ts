export { CookbookCard } from './cookbook-card.tsx'
export { filterOf, isPlain, listQuery, searchOf, selectionQuery } from './cookbook-filter.ts'
export { addressOf, FilterBar } from './filter-bar.tsx'
export {
  useCookbook,
  useCookbookOfTheMonth,
  useCookbooksOfAuthor,
  useNewestCookbooks,
} from './use-cookbooks.ts'
export { MONTH_HEIGHT, MONTH_PICTURE, MonthBanner } from './month-banner.tsx'
export { useCookbookCount, useCookbookPage } from './use-filtered-cookbooks.ts'
