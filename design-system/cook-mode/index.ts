export { AtHand } from '#design-system/cook-mode/at-hand.tsx'
export type * from '#design-system/cook-mode/bell.types.ts'
export { BellLine } from '#design-system/cook-mode/bell-line.tsx'
export { BellSheet } from '#design-system/cook-mode/bell-sheet.tsx'
export { CookBar } from '#design-system/cook-mode/cook-bar.tsx'
export { CookButton } from '#design-system/cook-mode/cook-button.tsx'
export { CookFilm } from '#design-system/cook-mode/cook-film.tsx'
export type * from '#design-system/cook-mode/cook-mode.types.ts'
export {
  CookAction,
  CookNumber,
  type CookActionProps,
} from '#design-system/cook-mode/cook-number.tsx'
export { CookSegments } from '#design-system/cook-mode/cook-segments.tsx'
export {
  CookChoice,
  CookCounter,
  CookSetting,
  CookSwitch,
} from '#design-system/cook-mode/cook-settings.tsx'
export { CookStage } from '#design-system/cook-mode/cook-stage.tsx'
export { CookStrip } from '#design-system/cook-mode/cook-strip.tsx'
export { CookWords } from '#design-system/cook-mode/cook-words.tsx'
export { digits } from '#design-system/cook-mode/digits.ts'
export { EarDescription } from '#design-system/cook-mode/ear-description.tsx'
export { EarStart } from '#design-system/cook-mode/ear-start.tsx'
export { EarNote, EarWay } from '#design-system/cook-mode/ear-way.tsx'
export type * from '#design-system/cook-mode/ear.types.ts'
export { ElbowMap } from '#design-system/cook-mode/elbow-map.tsx'
export { FarWords } from '#design-system/cook-mode/far-words.tsx'
export { KitchenBar } from '#design-system/cook-mode/kitchen-bar.tsx'
export { KitchenResume } from '#design-system/cook-mode/kitchen-resume.tsx'
export { LayOut } from '#design-system/cook-mode/lay-out.tsx'
export { NextLine } from '#design-system/cook-mode/next-line.tsx'
export { RingBand } from '#design-system/cook-mode/ring-band.tsx'
export { RingLate } from '#design-system/cook-mode/ring-late.tsx'
export type * from '#design-system/cook-mode/sheet.types.ts'
export { StatusLine } from '#design-system/cook-mode/status-line.tsx'
export type * from '#design-system/cook-mode/step.types.ts'
export { StepOverview } from '#design-system/cook-mode/step-overview.tsx'
export { TimerCell } from '#design-system/cook-mode/timer-cell.tsx'
export { TimerSheet } from '#design-system/cook-mode/timer-sheet.tsx'
export { TimerShelf } from '#design-system/cook-mode/timer-shelf.tsx'
export type * from '#design-system/cook-mode/timer.types.ts'
export { WatchControls } from '#design-system/cook-mode/watch-controls.tsx'
