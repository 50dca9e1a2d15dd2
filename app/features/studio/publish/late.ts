import { lateComponent } from '#app/lib/lazy/late-component.ts'
import type { NewVersionProps } from './new-version.tsx'
import type { StuckStripProps } from './stuck-strip.tsx'
import type { VersionListProps } from './version-list.tsx'

/*
 * What a film has that was published. Most films that are made are not yet.
 */

/** What becomes of a film that others see, with another one in its place. */
export const LateNewVersion = lateComponent<NewVersionProps>(
  async () => (await import('./new-version.tsx')).NewVersion,
)
/** Where cooks get stuck. */
export const LateStuckStrip = lateComponent<StuckStripProps>(
  async () => (await import('./stuck-strip.tsx')).StuckStrip,
)
/** The films of a recipe that others see or saw. */
export const LateVersionList = lateComponent<VersionListProps>(
  async () => (await import('./version-list.tsx')).VersionList,
)
