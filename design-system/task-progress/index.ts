export {
  TaskProgress,
  type TaskProgressProps,
} from '#design-system/task-progress/task-progress.tsx'
export { estimateSecondsLeft } from '#design-system/task-progress/time-left.ts'
