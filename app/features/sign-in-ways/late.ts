import { lateComponent } from '#app/lib/lazy/late-component.ts'
import { withAreas } from '#app/lib/words/load.ts'

/** How a member signs in. Few open it, so its code is fetched with the tab. */
export const LateSignInWays = lateComponent(async () => {
  const code = import('./sign-in-ways.tsx')
  return (await withAreas(['signInWays'], code)).SignInWays
})
