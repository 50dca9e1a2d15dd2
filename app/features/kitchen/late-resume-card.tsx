import { lateComponent } from '#app/lib/lazy/late-component.ts'
import { useHydrated } from '#app/lib/lazy/use-hydrated.ts'
import { withAreas } from '#app/lib/words/load.ts'
import type { ResumeCardProps } from './resume.tsx'
import { SESSIONS } from './sessions-text.ts'

const children = (props: ResumeCardProps) => props.children

const ResumeCard = lateComponent<ResumeCardProps>(
  async () => (await withAreas(['kitchen'], import('./resume.tsx'))).ResumeCard,
  { pending: children, failed: children },
)

/** The place that was left in this recipe. The code is not fetched while nothing is being cooked. */
export function LateResumeCard(props: ResumeCardProps) {
  const isHydrated = useHydrated()
  const text = SESSIONS.use()
  const isKnown = isHydrated && text?.includes(`"recipeId":${props.recipeId},`)
  return isKnown ? <ResumeCard {...props} /> : props.children
}
