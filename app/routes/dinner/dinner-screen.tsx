import type { ReactNode } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import { EmptyState } from '#design-system/empty-state/empty-state.tsx'
import { Spinner } from '#design-system/spinner/spinner.tsx'
import { useMembersOnly } from '#app/features/account/index.ts'
import { ChoosePage, PlanPage, useDinner } from '#app/features/dinner/index.ts'
import { dinnerPath, newDinnerPath } from '#app/lib/dinner-address.ts'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { useHydrated } from '#app/lib/lazy/use-hydrated.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { PageMeta } from '#app/seo/page-meta.tsx'
import { LateDinnerDone, LateDinnerStage } from './late.ts'

/** Screen of /week/new and /week/{key}: a dinner is chosen, planned, cooked and ended. It is a member's. */
export function DinnerScreen() {
  const { t } = useWords()
  const { key = 'new', act } = useParams()
  const isHydrated = useHydrated()
  useMembersOnly('/auth')
  const meta = (
    <PageMeta title={t('dinner.pageTitle')} description={t('dinner.description')} noIndex />
  )
  if (key === 'new' || !isHydrated)
    return (
      <Column>
        {meta}
        {isHydrated && <ChoosePage />}
      </Column>
    )
  return (
    <>
      {meta}
      <KeptDinner key={key} name={key} act={act} />
    </>
  )
}

function Column({ children }: { children: ReactNode }) {
  return (
    <div tabIndex={-1} className="page-column py-8 outline-none">
      {children}
    </div>
  )
}

function KeptDinner({ name, act }: { name: string; act: string | undefined }) {
  const { t } = useWords()
  const { followed, failure } = useDinner(name)
  if (failure === 'gone')
    return (
      <Column>
        <EmptyState
          title={t('dinner.gone')}
          action={
            <ButtonLink href={newDinnerPath({ recipes: [] })}>
              {t('dinner.choose.title')}
            </ButtonLink>
          }
        >
          {t('dinner.goneText')}
        </EmptyState>
      </Column>
    )
  if (!followed)
    return (
      <Column>
        {failure === 'failed' ? (
          <LoadFailed
            title={t('dinner.failed')}
            text={t('errors.pageText')}
            onRetry={() => Promise.resolve(location.reload())}
          />
        ) : (
          <p role="status" className="grid justify-items-center py-12 text-[2rem]">
            <Spinner />
            <span className="sr-only">{t('dinner.loading')}</span>
          </p>
        )}
      </Column>
    )
  const hasEnded = followed.dinner.EndedAt !== null
  if (hasEnded && act !== 'done') return <Navigate to={dinnerPath(name, 'done')} replace />
  if (act === 'cook') return <LateDinnerStage followed={followed} />
  return (
    <Column>
      {act === 'done' && hasEnded ? (
        <LateDinnerDone followed={followed} />
      ) : (
        <PlanPage followed={followed} />
      )}
    </Column>
  )
}
