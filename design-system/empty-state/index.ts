export { EmptyState, type EmptyStateProps } from '#design-system/empty-state/empty-state.tsx'
export { Plate, type PlateArt, type PlateProps } from '#design-system/empty-state/plate.tsx'
