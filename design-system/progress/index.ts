export { Progress, type ProgressProps } from '#design-system/progress/progress.tsx'
export { TaskProgress, type TaskProgressProps } from '#design-system/progress/task-progress.tsx'
export { estimateSecondsLeft } from '#design-system/progress/time-left.ts'
