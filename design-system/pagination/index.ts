export { Pagination, type PaginationProps } from '#design-system/pagination/pagination.tsx'
