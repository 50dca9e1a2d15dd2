import { useLists } from '#app/features/shopping/index.ts'
import { ListReadLink, type ListReadLinkProps } from './list-read-link.tsx'
import { SharingSheets, type SharingSheetsProps } from './sharing-sheets.tsx'

/** {@link SharingSheets} with the lists of the member who is signed in. */
export function MemberSharingSheets(props: Omit<SharingSheetsProps, 'own'>) {
  return <SharingSheets own={useLists()} {...props} />
}

/** {@link ListReadLink} with the lists of the member who is signed in. */
export function MemberReadLink(props: Omit<ListReadLinkProps, 'own'>) {
  return <ListReadLink own={useLists()} {...props} />
}
