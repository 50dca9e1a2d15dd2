import { lateComponent } from '#app/lib/lazy/late-component.ts'
import { withAreas } from '#app/lib/words/load.ts'
import type { PlannedLineProps } from './recipe/planned-line.tsx'
import { storedWeek, waitingChanges } from './sync/stored.ts'

const Sender = lateComponent(async () => {
  const code = import('./send-week.tsx')
  return (await withAreas(['week'], code)).SendWeek
})

/** Plans a recipe. Its code is fetched when it is rendered. */
export const LatePlanSheet = lateComponent(async () => {
  const code = import('./sheets/plan-sheet.tsx')
  return (await withAreas(['week'], code)).PlanSheet
})

const Planned = lateComponent<PlannedLineProps>(async () => {
  const code = import('./recipe/planned-line.tsx')
  return (await withAreas(['week'], code)).PlannedLine
})

/** When a recipe is planned. Nothing is fetched on a device that has never shown the week. */
export function LatePlannedLine(props: PlannedLineProps) {
  return storedWeek.use() !== null && <Planned {...props} />
}

/** Sends changes of the week that wait, on any page. Without any, nothing is fetched. */
export function LateSendWeek({ member }: { member: string | undefined }) {
  return waitingChanges.use(member).length > 0 && <Sender />
}
