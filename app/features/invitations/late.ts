import { lateComponent } from '#app/lib/lazy/late-component.ts'
import { withAreas } from '#app/lib/words/load.ts'

/** Invitations that a member may give. Most sites need none, so their code is fetched with the tab. */
export const LateInvitations = lateComponent(async () => {
  const code = import('./invitations.tsx')
  return (await withAreas(['memberActions'], code)).Invitations
})
