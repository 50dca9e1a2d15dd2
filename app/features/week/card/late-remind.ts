import { lateComponent } from '#app/lib/lazy/late-component.ts'
import { withAreas } from '#app/lib/words/load.ts'
import type { RemindButtonProps } from './remind-button.tsx'

/** The bell of what is done tonight. Its code, which is the kitchen's, is fetched when it is rendered. */
export const LateRemindButton = lateComponent<RemindButtonProps>(async () => {
  const code = import('./remind-button.tsx')
  return (await withAreas(['kitchen'], code)).RemindButton
})
