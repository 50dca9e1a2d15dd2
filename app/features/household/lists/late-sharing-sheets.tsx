import { lateComponent } from '#app/lib/lazy/late-component.ts'
import type { ListReadLinkProps } from './list-read-link.tsx'
import type { SharingSheetsProps } from './sharing-sheets.tsx'

/** The sheets of the member's lists, whose code is fetched when the first of them opens. */
export const LateSharingSheets = lateComponent<SharingSheetsProps>(
  async () => (await import('./sharing-sheets.tsx')).SharingSheets,
)

/** The link to read a list, whose code is fetched when it is first shown. */
export const LateReadLink = lateComponent<ListReadLinkProps>(
  async () => (await import('./list-read-link.tsx')).ListReadLink,
)
