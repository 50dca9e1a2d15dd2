export { CookbookCard } from './cookbook-card.tsx'
export { filterOf, isPlain, listQuery, searchOf, selectionQuery } from './cookbook-filter.ts'
export { addressOf, FilterBar } from './filter-bar.tsx'
export {
  useCookbook,
  useCookbookOfTheMonth,
  useCookbooksOfAuthor,
  useNewestCookbooks,
} from './use-cookbooks.ts'
export { useCookbookCount, useCookbookPage } from './use-filtered-cookbooks.ts'
