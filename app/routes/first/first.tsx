import { useState } from 'react'
import { type LoaderFunctionArgs, Navigate } from 'react-router-dom'
import { Logo } from '#design-system/icon/logo.tsx'
import { ApiError } from '#app/lib/api/api-error.ts'
import { keyOf } from '#app/lib/api/keys.ts'
import { notFound, prefetch } from '#app/lib/api/prefetch.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { useHydrated } from '#app/lib/lazy/use-hydrated.ts'
import { BRAND } from '#app/lib/site/brand.ts'
import { useSite } from '#app/lib/site/site.ts'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { LanguageSwitch } from '#app/lib/words/language-switch.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { PageMeta } from '#app/seo/page-meta.tsx'
import { FirstDone } from './first-done.tsx'
import { FirstForm } from './first-form.tsx'
import { FirstLate } from './first-late.tsx'
import './first.css'

/** Whether a site has no member yet, and what it can do. */
const FIRST = keyOf('/first', {})

/** Loader of /first: status 404 once anybody has an account. */
export async function firstLoader(args: LoaderFunctionArgs) {
  const found = { isFirst: true }
  const load = prefetch(['auth', 'first'], async (context) => {
    const state = await context.load(FIRST)
    found.isFirst = !context.isServer || state !== undefined
  })
  const answer: unknown = await load(args)
  return found.isFirst ? answer : notFound()
}

/** Screen of /first: four questions on one page, while nobody has an account. */
export function FirstScreen() {
  const { t } = useWords()
  /** For whom the site is, once it has a host. */
  const [place, setPlace] = useState<string>()
  const { plain } = useSite()
  const [isLate, setLate] = useState(plain?.failure?.code === 'NotFound')
  const { data, error, retry } = useKey(place === undefined && !isLate ? FIRST : null)
  const isGone = error instanceof ApiError && error.code === 'NotFound'
  const isHydrated = useHydrated()
  if (isGone) return isHydrated && <Navigate to="/404" replace />
  return (
    <div className="page-column">
      <PageMeta title={t('first.title')} description={t('first.description')} noIndex />
      <div className="first-page">
        <div className="mb-8 flex items-center justify-between">
          <span className="flex items-center gap-3 text-heading font-bold">
            <Logo className="size-8" />
            {BRAND}
          </span>
          <LanguageSwitch />
        </div>
        {place !== undefined && <FirstDone place={place} />}
        {isLate && <FirstLate />}
        {place === undefined && data && !isLate && (
          <FirstForm state={data} onDone={setPlace} onLate={() => setLate(true)} />
        )}
        {place === undefined && error !== undefined && (
          <LoadFailed title={t('first.failed')} text={t('first.failedText')} onRetry={retry} />
        )}
      </div>
    </div>
  )
}
