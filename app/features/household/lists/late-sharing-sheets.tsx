import { lateComponent } from '#app/lib/lazy/late-component.ts'
import type { ListReadLinkProps } from './list-read-link.tsx'
import type { SharingSheetsProps } from './sharing-sheets.tsx'

/** The sheets of the member's lists, whose code is fetched when the first of them opens. */
export const LateSharingSheets = lateComponent<Omit<SharingSheetsProps, 'own'>>(
  async () => (await import('./member-lists.tsx')).MemberSharingSheets,
)

/** The link to read a list, whose code is fetched when it is first shown. */
export const LateReadLink = lateComponent<Omit<ListReadLinkProps, 'own'>>(
  async () => (await import('./member-lists.tsx')).MemberReadLink,
)
