import { lateComponent } from '#app/lib/lazy/late-component.ts'
import type { FollowingPage } from './following-page.tsx'
import type { HowTold } from './told/how-told.tsx'
import type { UnseenDot } from './unseen-dot.tsx'

/** What is new. The screen of favourites has the words already. */
export const LateFollowing = lateComponent<Parameters<typeof FollowingPage>[0]>(
  async () => (await import('./following-page.tsx')).FollowingPage,
)

/** The dot at the heart in the header, once the page is there. */
export const LateUnseenDot = lateComponent<Parameters<typeof UnseenDot>[0]>(
  async () => (await import('./unseen-dot.tsx')).UnseenDot,
)

/** How a member is told. The screen of settings has the words already. */
export const LateHowTold = lateComponent<Parameters<typeof HowTold>[0]>(
  async () => (await import('./told/how-told.tsx')).HowTold,
)
