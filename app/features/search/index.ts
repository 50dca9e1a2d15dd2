export { openSearch } from './open-search.ts'
export { SearchButton } from './search-button.tsx'
