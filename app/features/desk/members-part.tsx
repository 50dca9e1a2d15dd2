import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Button } from '#design-system/button/button.tsx'
import { EmptyState } from '#design-system/empty-state/empty-state.tsx'
import { Search } from '#design-system/icon/lucide.ts'
import { Pagination } from '#design-system/pagination/pagination.tsx'
import { Skeleton, SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'
import { TextField } from '#design-system/text-field/text-field.tsx'
import { isAdmin, useMember } from '#app/features/account/index.ts'
import { pageCount, pageOf } from '#app/lib/lists/page-of.ts'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { useDelayed } from '#app/lib/use-delayed.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { DESK_MEMBERS_PER_PAGE } from '#contract/desk/limits.ts'
import type { DeskMember } from '#contract/desk/members.ts'
import { SEARCH_TEXT_MAX } from '#contract/limits.ts'
import { DecisionSheets } from './decision-sheets.tsx'
import { MemberRow } from './member-row.tsx'
import { useDeskMembers } from './use-desk.ts'

/** Milliseconds between the last key and the search. */
const DEBOUNCE_MS = 250

/** The address of a page of the members with a term. */
function peoplePath(term: string, page = 1): string {
  const search = new URLSearchParams({
    ...(term !== '' && { Term: term }),
    ...(page > 1 && { page: String(page) }),
  })
  return search.size === 0 ? '/desk/people' : `/desk/people?${search}`
}

/** Every member, with a search by name or address. Term and page are in the address. */
export function MembersPart() {
  const { t, formatNumber } = useWords()
  const field = useRef<HTMLInputElement>(null)
  const { member: reader } = useMember()
  const mayGive = reader !== undefined && isAdmin(reader)
  const [opened, setOpened] = useState<DeskMember>()
  const [search, setSearch] = useSearchParams()
  const term = search.get('Term') ?? ''
  const page = pageOf(search)
  const look = (text: string) =>
    setSearch(text.trim() === '' ? {} : { Term: text.trim() }, {
      replace: true,
      preventScrollReset: true,
    })
  const [typed, type] = useDelayed(term, look, DEBOUNCE_MS)
  const { members, total, error, retry } = useDeskMembers(term, page)
  return (
    <section aria-labelledby="desk-everyone">
      <div className="desk-find">
        <h2 id="desk-everyone" className="text-heading">
          {t('desk.members.title')}{' '}
          {term === '' && total !== undefined && <small>{formatNumber(total)}</small>}
        </h2>
        <TextField
          ref={field}
          type="search"
          icon={Search}
          label={t('desk.members.find')}
          labelHidden
          placeholder={t('desk.members.find')}
          autoComplete="off"
          maxLength={SEARCH_TEXT_MAX}
          value={typed}
          onChange={({ target }) => type(target.value)}
        />
      </div>
      <p role="status" className="desk-small">
        {term !== '' && total !== undefined && t('desk.members.found', { count: total })}
      </p>
      {error !== undefined && (
        <LoadFailed title={t('desk.members.failed')} text={t('desk.failedText')} onRetry={retry} />
      )}
      {!members && error === undefined && <Loading />}
      {total === 0 && (
        <EmptyState
          title={t('desk.members.none')}
          headingLevel="h3"
          action={
            <Button
              onClick={() => {
                look('')
                field.current?.focus()
              }}
            >
              {t('desk.members.clear')}
            </Button>
          }
        >
          {t('desk.members.noneText')}
        </EmptyState>
      )}
      {members && members.length > 0 && (
        <table className="desk-table">
          <thead>
            <tr>
              <th scope="col">{t('desk.members.name')}</th>
              <th scope="col">{t('desk.members.role')}</th>
              <th scope="col">{t('desk.members.published')}</th>
              <th scope="col">{t('desk.members.lastHere')}</th>
              <th scope="col">
                <span className="sr-only">{t('desk.members.action')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {members.map((member) => (
              <MemberRow
                key={member.Id}
                member={member}
                mayGive={mayGive}
                onDecide={() => setOpened(member)}
              />
            ))}
          </tbody>
        </table>
      )}
      <Pagination
        className="mt-6"
        page={page}
        pageCount={pageCount(total ?? 0, DESK_MEMBERS_PER_PAGE)}
        hrefOf={(other) => peoplePath(term, other)}
      />
      {opened && (
        <DecisionSheets
          // What has changed about the member meanwhile is shown.
          member={members?.find(({ Id }) => Id === opened.Id) ?? opened}
          mayGive={mayGive}
          returnFocus={field}
          onClose={() => setOpened(undefined)}
        />
      )}
    </section>
  )
}

function Loading() {
  return (
    <SkeletonRegion>
      <div className="grid gap-4">
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} className="h-12" />
        ))}
      </div>
    </SkeletonRegion>
  )
}
