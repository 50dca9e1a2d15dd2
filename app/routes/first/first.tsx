import { useEffect, useState } from 'react'
import { type LoaderFunctionArgs, Navigate, useNavigate } from 'react-router-dom'
import { Logo } from '#design-system/icon/logo.tsx'
import { ApiError } from '#app/lib/api/api-error.ts'
import { keyOf } from '#app/lib/api/keys.ts'
import { notFound, prefetch } from '#app/lib/api/prefetch.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { useHydrated } from '#app/lib/lazy/use-hydrated.ts'
import { BRAND } from '#app/lib/site/brand.ts'
import { useSite } from '#app/lib/site/site.ts'
import { writeToken } from '#app/lib/storage/token.ts'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { LanguageSwitch } from '#app/lib/words/language-switch.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { PageMeta } from '#app/seo/page-meta.tsx'
import type { FirstState } from '#contract/host/first.ts'
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
  const [made, setMade] = useState<{ state: FirstState; token: string }>()
  const { plain } = useSite()
  const [isLate, setLate] = useState(plain?.failure?.code === 'NotFound')
  const { data, error, retry } = useKey(made || isLate ? null : FIRST)
  const isGone = error instanceof ApiError && error.code === 'NotFound'
  const isHydrated = useHydrated()
  useSignIn(made?.token)
  const state = made?.state ?? data
  if (isGone) return isHydrated && <Navigate to="/404" replace />
  return (
    <div className="page-column">
      <PageMeta title={t('first.title')} description={t('first.description')} noIndex />
      <div className="first-page">
        <div className="mb-8 flex flex-wrap items-center justify-between gap-y-3">
          <span className="flex items-center gap-3 text-heading font-bold">
            <Logo className="size-8" />
            {BRAND}
          </span>
          <LanguageSwitch />
        </div>
        {isLate && <FirstLate />}
        {state && !isLate && (
          <FirstForm
            state={state}
            onDone={(token) => setMade({ state, token })}
            onLate={() => setLate(true)}
          />
        )}
        {error !== undefined && (
          <LoadFailed title={t('first.failed')} text={t('first.failedText')} onRetry={retry} />
        )}
      </div>
    </div>
  )
}

/**
 * Signs the new host in, and goes on to a page that Back and a reload find again: this one is gone.
 * The token comes after the form has stopped reading its key, which answers 404 by now.
 */
function useSignIn(token: string | undefined) {
  const navigate = useNavigate()
  useEffect(() => {
    if (token === undefined) return
    writeToken(token)
    void navigate('/host/begin', { replace: true })
  }, [navigate, token])
}
