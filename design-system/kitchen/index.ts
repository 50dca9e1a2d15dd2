export { AtHand } from '#design-system/kitchen/at-hand.tsx'
export type * from '#design-system/kitchen/bell.types.ts'
export { BellLine } from '#design-system/kitchen/bell-line.tsx'
export { BellSheet } from '#design-system/kitchen/bell-sheet.tsx'
export { CookBar } from '#design-system/kitchen/cook-bar.tsx'
export { CookButton } from '#design-system/kitchen/cook-button.tsx'
export { CookFilm } from '#design-system/kitchen/cook-film.tsx'
export type * from '#design-system/kitchen/kitchen.types.ts'
export {
  CookAction,
  CookNumber,
  type CookActionProps,
} from '#design-system/kitchen/cook-number.tsx'
export { CookSegments } from '#design-system/kitchen/cook-segments.tsx'
export {
  CookChoice,
  CookCounter,
  CookSetting,
  CookSwitch,
} from '#design-system/kitchen/cook-settings.tsx'
export { CookStage } from '#design-system/kitchen/cook-stage.tsx'
export { CookStrip } from '#design-system/kitchen/cook-strip.tsx'
export { CookWords } from '#design-system/kitchen/cook-words.tsx'
export { digits } from '#design-system/kitchen/digits.ts'
export {
  ByEarDescription,
  ByEarStart,
  ByEarNote,
  ByEarWay,
} from '#design-system/kitchen/by-ear.tsx'
export type * from '#design-system/kitchen/by-ear.types.ts'
export { ElbowMap } from '#design-system/kitchen/elbow-map.tsx'
export { FarWords } from '#design-system/kitchen/far-words.tsx'
export { KitchenBar } from '#design-system/kitchen/kitchen-bar.tsx'
export { KitchenResume } from '#design-system/kitchen/kitchen-resume.tsx'
export { LayOut } from '#design-system/kitchen/lay-out.tsx'
export { NextLine } from '#design-system/kitchen/next-line.tsx'
export { RingBand } from '#design-system/kitchen/ring-band.tsx'
export { RingLate } from '#design-system/kitchen/ring-late.tsx'
export type * from '#design-system/kitchen/sheet.types.ts'
export { StatusLine } from '#design-system/kitchen/status-line.tsx'
export type * from '#design-system/kitchen/step.types.ts'
export { StepOverview } from '#design-system/kitchen/step-overview.tsx'
export { TimerCell } from '#design-system/kitchen/timer-cell.tsx'
export { TimerPanel } from '#design-system/kitchen/timer-panel.tsx'
export { TimerSheet } from '#design-system/kitchen/timer-sheet.tsx'
export { TimerShelf } from '#design-system/kitchen/timer-shelf.tsx'
export type * from '#design-system/kitchen/timer.types.ts'
export { WatchControls } from '#design-system/kitchen/watch-controls.tsx'
