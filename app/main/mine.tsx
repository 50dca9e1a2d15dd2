import { Navigate, useLocation, useParams } from 'react-router-dom'
import { OwnRecipesPage, OwnSource } from '#app/features/own-recipes/index.ts'
import { openSearch } from '#app/features/search/index.ts'
import { useMembersOnly } from '#app/features/account/index.ts'
import { useHydrated } from '#app/lib/lazy/use-hydrated.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { PageMeta } from '#app/seo/page-meta.tsx'
import { idOf } from '#contract/id.ts'
import { LateEditor, LatePreviewBar, useWaiting } from '#app/features/write/index.ts'
import { HeroSkeleton } from '#app/routes/recipe/hero-skeleton.tsx'
import { LateBring, LateCook, LateDone, LateOwnRecipe } from './mine-screens.ts'

/**
 * Screen of /my/recipes and everything below it: one entry of the route table, whose screens come late.
 * Its HTML says nothing of any recipe: it is the same for every id and everybody.
 */
export function MineScreen() {
  const { t } = useWords()
  const { id, act } = useParams()
  const isHydrated = useHydrated()
  if (isHydrated) return <Screen id={id} act={act} />
  const isRecipe = act === undefined && id !== undefined && /^\d+$/.test(id)
  const meta = <PageMeta title={t('mine.title')} description={t('mine.description')} noIndex />
  if (act === 'cook') {
    return (
      <div data-theme="dark" tabIndex={-1} className="min-h-dvh bg-stage outline-none">
        {meta}
      </div>
    )
  }
  return (
    <div tabIndex={-1} className="page-column min-h-dvh outline-none">
      {meta}
      <h1 className="sr-only">{t('mine.title')}</h1>
      {isRecipe && <HeroSkeleton />}
    </div>
  )
}

interface ScreenProps {
  id: string | undefined
  act: string | undefined
}

function Screen({ id, act }: ScreenProps) {
  const { state } = useLocation() as { state: { isPreview?: boolean } | null }
  if (id === undefined) return <List />
  if (id === 'import' && act === undefined) return <Bring />
  if (id === 'new' || act === 'edit') return <Writing />
  const isPreview = state?.isPreview === true
  if (act === undefined) {
    return (
      <>
        {isPreview && <LatePreviewBar id={idOf(id)} view="page" />}
        <LateOwnRecipe />
      </>
    )
  }
  if (act === 'cook' || act === 'cooked') {
    return (
      <OwnSource key={id} id={idOf(id)}>
        {isPreview && act === 'cook' && <LatePreviewBar id={idOf(id)} view="kitchen" />}
        {act === 'cook' ? <LateCook /> : <LateDone />}
      </OwnSource>
    )
  }
  return <Navigate to="/404" replace />
}

/** A new recipe gets its address while it is written: the editor stays the same. */
function Writing() {
  const { t } = useWords()
  useMembersOnly('/auth')
  return (
    <>
      <PageMeta title={t('mine.title')} description={t('mine.description')} noIndex />
      <LateEditor />
    </>
  )
}

function Bring() {
  const { t } = useWords()
  useMembersOnly('/auth')
  return (
    <div tabIndex={-1} className="page-column outline-none">
      <PageMeta title={t('mine.bring')} description={t('mine.description')} noIndex />
      <LateBring />
    </div>
  )
}

function List() {
  const { t } = useWords()
  const waiting = useWaiting()
  useMembersOnly('/auth')
  return (
    <div tabIndex={-1} className="page-column outline-none">
      <PageMeta title={t('mine.title')} description={t('mine.description')} noIndex />
      <OwnRecipesPage waiting={waiting} onSearchEverywhere={openSearch} />
    </div>
  )
}
