import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { CardGrid } from '#design-system/card/card.tsx'
import { EmptyState } from '#design-system/empty-state/empty-state.tsx'
import { Skeleton, SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'
import { Tabs } from '#design-system/tabs/tabs.tsx'
import { CookbookCard } from '#app/features/cookbooks/index.ts'
import {
  ownCookbookPath,
  type Preview,
  PreviewCard,
  usePreview,
} from '#app/features/own-cookbooks/index.ts'
import { isRequestInvalid } from '#app/lib/api/api-error.ts'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { PreviewBar } from '#app/lib/ui/preview-bar.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { PageMeta } from '#app/seo/page-meta.tsx'
import { CookbookHero } from '#app/routes/cookbook/cookbook-hero.tsx'
import type { Id } from '#contract/common.ts'
import type { BookRecipe } from '#contract/cookbooks/own-cookbook.ts'
import { type Language, LANGUAGES } from '#contract/languages.ts'

/** A cookbook of the member as readers will see it, as a page or as a card, in either language. */
export function CookbookPreview({ id }: { id: Id }) {
  const { t, language: shown } = useWords()
  const [chosen, setLanguage] = useState<Language>()
  // The page changes to the language of the account once that is known.
  const language = chosen ?? shown
  const [view, setView] = useState<'page' | 'card'>('page')
  const { preview, isGone, error, retry } = usePreview(id, language)
  if (isRequestInvalid(error) || isGone) return <Navigate to="/404" replace />
  return (
    <div tabIndex={-1} className="min-h-dvh pb-12 outline-none">
      <PageMeta
        title={t('ownCookbooks.title')}
        description={t('ownCookbooks.description')}
        noIndex
      />
      <PreviewBar
        title={t('publishing.book.preview.title')}
        text={
          preview && preview.drafts > 0
            ? t('publishing.book.preview.drafts', { count: preview.drafts })
            : t('publishing.book.preview.nothing')
        }
        back={{ href: ownCookbookPath(id), text: t('publishing.send.goOn') }}
      >
        <div role="group" aria-label={t('publishing.book.preview.views')}>
          {(['page', 'card'] as const).map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === view}
              onClick={() => setView(one)}
            >
              {t(`publishing.book.preview.${one}`)}
            </button>
          ))}
        </div>
        <div role="group" aria-label={t('ownCookbooks.editor.language')}>
          {LANGUAGES.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === language}
              onClick={() => setLanguage(one)}
            >
              {one.toUpperCase()}
            </button>
          ))}
        </div>
      </PreviewBar>
      {preview && view === 'page' && <Page key={language} preview={preview} language={language} />}
      {preview && view === 'card' && (
        <div lang={language} inert className="page-column pt-8">
          <CardGrid>
            <li>
              <CookbookCard cookbook={preview.cookbook} place="grid" level="h2" />
            </li>
          </CardGrid>
        </div>
      )}
      {!preview && (
        <div className="page-column pt-8">
          <h1 className="sr-only">{t('publishing.book.preview.title')}</h1>
          {error === undefined ? (
            <SkeletonRegion>
              <Skeleton className="h-40" />
              <Skeleton className="mt-6 h-12 w-2/3" />
            </SkeletonRegion>
          ) : (
            <LoadFailed
              title={t('ownCookbooks.editor.failed')}
              text={t('ownCookbooks.editor.failedText')}
              onRetry={retry}
            />
          )}
        </div>
      )}
    </div>
  )
}

function Page({ preview, language }: { preview: Preview; language: Language }) {
  const { t } = useWords()
  const { cookbook, recipes, tabs } = preview
  const cards = (some: readonly BookRecipe[]) => (
    <CardGrid>
      {some.map((recipe) => (
        <li key={recipe.Id}>
          <PreviewCard recipe={recipe} author={cookbook.Author} />
        </li>
      ))}
    </CardGrid>
  )
  return (
    <article lang={language}>
      <CookbookHero cookbook={cookbook} isPreview />
      <div className="page-column mt-12">
        {recipes.length === 0 ? (
          <EmptyState title={t('cookbooks.one.noRecipes')}>
            {t('publishing.book.preview.empty')}
          </EmptyState>
        ) : (
          <Tabs
            label={t('cookbooks.one.partitions')}
            activation="manual"
            items={[
              {
                value: '',
                label: t('cookbooks.one.all'),
                count: recipes.length,
                content: cards(recipes),
              },
              ...tabs.map((tab) => ({
                value: tab.key,
                label: tab.name,
                content: cards(tab.recipes),
              })),
            ]}
          />
        )}
      </div>
    </article>
  )
}
