export { Progress, type ProgressProps } from '#design-system/progress/progress.tsx'
