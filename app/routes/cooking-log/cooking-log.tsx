import { useParams, useSearchParams } from 'react-router-dom'
import { useMembersOnly } from '#app/features/account/index.ts'
import { SendMeals } from '#app/features/cooking-log/index.ts'
import { useHydrated } from '#app/lib/lazy/use-hydrated.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { PageMeta } from '#app/seo/page-meta.tsx'
import { idOf } from '#contract/id.ts'
import { LogEntry } from './log-entry.tsx'
import { LogList } from './log-list.tsx'
import { LogYear } from './log-year.tsx'
import './cooking-log.css'

/**
 * Screen of /my/cooked: what a member cooked, by month or as a year of plates, and /my/cooked/{id}: one
 * meal. Nobody else sees it, so its HTML is the same for everybody.
 */
export function LogScreen() {
  const { t } = useWords()
  useMembersOnly('/auth')
  const { id } = useParams()
  const [search] = useSearchParams()
  const isHydrated = useHydrated()
  const year = Number(search.get('year'))
  const isYear = Number.isInteger(year) && year >= 1900 && year <= 2099
  return (
    <div tabIndex={-1} className="page-column pt-12 outline-none max-tablet:pt-6">
      <PageMeta
        title={t('cookingLog.log.title').replaceAll('\u00ad', '')}
        description={t('cookingLog.log.description')}
        noIndex
      />
      <SendMeals />
      {isHydrated ? (
        <Part id={id} year={isYear ? year : undefined} />
      ) : (
        <h1 className="text-display">{t('cookingLog.log.title')}</h1>
      )}
    </div>
  )
}

function Part({ id, year }: { id: string | undefined; year: number | undefined }) {
  if (id !== undefined) return <LogEntry key={id} id={idOf(id)} />
  return year === undefined ? <LogList /> : <LogYear number={year} />
}
