import type { ReactNode } from 'react'
import { Navigate, Outlet, useLocation, useParams } from 'react-router-dom'
import {
  OwnRecipesPage,
  type OwnRecipesPageProps,
  OwnSource,
} from '#app/features/own-recipes/index.ts'
import { LatePreviewHere, usePreviewToken } from '#app/features/film-preview/index.ts'
import { openSearch } from '#app/features/search/index.ts'
import { useMembersOnly } from '#app/features/account/index.ts'
import { useHydrated } from '#app/lib/lazy/use-hydrated.ts'
import { isStage } from '#app/lib/site/auth-area.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { PageMeta } from '#app/seo/page-meta.tsx'
import { idOf } from '#contract/id.ts'
import {
  LateEditor,
  LatePreviewBar,
  LateSentVersion,
  useWaiting,
} from '#app/features/recipe-editor/index.ts'
import {
  LatePublication,
  LateSendIn,
  LateSentBack,
  type LookAt,
} from '#app/features/publishing/index.ts'
import { HeroSkeleton } from '#app/routes/recipe/hero-skeleton.tsx'
import {
  LateCookbookPreview,
  LateDone,
  LateKitchen,
  LateLinkedCookbook,
  LateOwnCookbooks,
  LateOwnRecipe,
  LateRecipeImport,
  LateDinner,
  LateStudio,
  LateWeek,
} from './late-screens.ts'

/** The page of one recipe, whose skeleton is shown first. */
const RECIPE = /^\/my\/recipes\/\d+\/?$/

/**
 * What is around the screens of own recipes. Its HTML says nothing of any recipe: it is the same for
 * every id and everybody, and the screens come once it is hydrated.
 */
export function MyRecipes() {
  const { t } = useWords()
  const { pathname } = useLocation()
  const isHydrated = useHydrated()
  if (isHydrated) return <Outlet />
  const meta = (
    <PageMeta title={t('ownRecipes.title')} description={t('ownRecipes.description')} noIndex />
  )
  if (isStage(pathname)) {
    return (
      <div data-theme="dark" tabIndex={-1} className="min-h-dvh bg-stage outline-none">
        {meta}
      </div>
    )
  }
  return (
    <div tabIndex={-1} className="page-column min-h-dvh outline-none">
      {meta}
      <h1 className="sr-only">{t('ownRecipes.title')}</h1>
      {RECIPE.test(pathname) && <HeroSkeleton />}
    </div>
  )
}

/** Whether a recipe is shown as its editor would save it. */
function useIsPreview(): boolean {
  const { state } = useLocation() as { state: { isPreview?: boolean } | null }
  return state?.isPreview === true
}

const sentBack: OwnRecipesPageProps['sentBack'] = (card) => (
  <LateSentBack key={card.Id} card={card} />
)

/** Screen of /my/recipes. */
export function List() {
  const { t } = useWords()
  const waiting = useWaiting()
  useMembersOnly('/auth')
  return (
    <div tabIndex={-1} className="page-column outline-none">
      <PageMeta title={t('ownRecipes.title')} description={t('ownRecipes.description')} noIndex />
      <OwnRecipesPage waiting={waiting} sentBack={sentBack} onSearchEverywhere={openSearch} />
    </div>
  )
}

/** Screen of /my/recipes/import. */
export function Import() {
  const { t } = useWords()
  useMembersOnly('/auth')
  return (
    <div tabIndex={-1} className="page-column outline-none">
      <PageMeta title={t('ownRecipes.bring')} description={t('ownRecipes.description')} noIndex />
      <LateRecipeImport />
    </div>
  )
}

/**
 * Screen of /my/recipes/new and /my/recipes/:id/edit. A new recipe gets its address while it is written:
 * the editor stays the same, because both routes show the same component at the same depth.
 */
export function Editor() {
  const { t } = useWords()
  useMembersOnly('/auth')
  return (
    <>
      <PageMeta title={t('ownRecipes.title')} description={t('ownRecipes.description')} noIndex />
      <LateEditor />
    </>
  )
}

/**
 * Screen of /my/cookbooks, /my/cookbooks/:id and what can be done there. Its HTML says nothing of any cookbook: what is shown comes once it
 * is hydrated.
 */
export function Cookbooks() {
  const { id, act } = useParams()
  useMembersOnly('/auth')
  return (
    <Hydrated>
      {act === 'preview' ? (
        <LateCookbookPreview key={id} id={idOf(id)} />
      ) : (
        <LateOwnCookbooks key={`${id} ${act}`} />
      )}
    </Hydrated>
  )
}

/** Screen of /k/:token. Its HTML says nothing of the cookbook, because a link can be withdrawn at any moment. */
export function SharedCookbook() {
  return (
    <Hydrated>
      <LateLinkedCookbook />
    </Hydrated>
  )
}

/** What is shown once it is hydrated, and nothing before. */
function Hydrated({ title, children }: { title?: string; children: ReactNode }) {
  const { t } = useWords()
  const isHydrated = useHydrated()
  const name = title ?? t('shell.tabs.cookbooks')
  return (
    <>
      {!isHydrated && (
        <div tabIndex={-1} className="page-column min-h-dvh outline-none">
          <PageMeta title={name} description={name} noIndex />
          <h1 className="sr-only">{name}</h1>
        </div>
      )}
      {isHydrated && children}
    </>
  )
}

/** Screen of /week. Its HTML says nothing of any week, which begins on another day elsewhere. */
export function Week() {
  const { t } = useWords()
  const { key } = useParams()
  useMembersOnly('/auth')
  return (
    <Hydrated title={t('shell.week')}>{key === undefined ? <LateWeek /> : <LateDinner />}</Hydrated>
  )
}

/** Screen of /my/recipes/:id. */
export function Recipe() {
  const { id } = useParams()
  const isPreview = useIsPreview()
  return (
    <>
      {isPreview && <LatePreviewBar id={idOf(id)} view="page" />}
      <LateOwnRecipe />
    </>
  )
}

/** What is around the kitchen of a recipe and the screen after cooking. */
export function Cooking() {
  const { id } = useParams()
  const token = usePreviewToken(idOf(id))
  const source = (
    <OwnSource key={id} id={idOf(id)}>
      <Outlet />
    </OwnSource>
  )
  if (token === undefined) return source
  return (
    <LatePreviewHere key={token} recipe={idOf(id)} token={token}>
      {source}
    </LatePreviewHere>
  )
}

/** Screen of /my/recipes/:id/cook. */
export function Kitchen() {
  const { id } = useParams()
  const isPreview = useIsPreview()
  return (
    <>
      {isPreview && <LatePreviewBar id={idOf(id)} view="kitchen" />}
      <LateKitchen />
    </>
  )
}

/** Screen of /my/recipes/:id/cooked. */
export function Done() {
  return <LateDone />
}

const lookAt: LookAt = (shown) => <LateSentVersion {...shown} />

/**
 * Screen of /my/recipes/:id/send, /my/recipes/:id/publication, and /my/recipes/:id/film with its parts; nothing else
 * can be done with a recipe.
 */
export function Act() {
  const { t } = useWords()
  const { id: param, act, place } = useParams()
  useMembersOnly('/auth')
  const id = idOf(param)
  if (act === 'film') {
    const title = t('ownRecipes.menu.film')
    return (
      <Hydrated title={title}>
        <PageMeta title={title} description={title} noIndex />
        <LateStudio key={id} id={id} />
      </Hydrated>
    )
  }
  if ((act !== 'send' && act !== 'publication') || place !== undefined)
    return <Navigate to="/404" replace />
  return (
    <div tabIndex={-1} className="min-h-dvh outline-none">
      <PageMeta title={t('ownRecipes.title')} description={t('ownRecipes.description')} noIndex />
      {act === 'send' ? (
        <LateSendIn key={id} id={id} />
      ) : (
        <LatePublication key={id} id={id} lookAt={lookAt} />
      )}
    </div>
  )
}
