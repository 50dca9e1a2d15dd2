import { Navigate } from 'react-router-dom'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import { EyeOff } from '#design-system/icon/lucide.ts'
import { TextLink } from '#design-system/link/text-link.tsx'
import { Skeleton, SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'
import { isRequestInvalid } from '#app/lib/api/api-error.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { pathOf } from '#contract/addresses/addresses.ts'
import type { Id } from '#contract/common.ts'
import { PageMeta } from '#app/seo/page-meta.tsx'
import { withdrawnKey } from './withdrawn-key.ts'
import './withdrawn.css'

/** What the address of a withdrawn cookbook still says: its name, and its recipes that are there. */
export function WithdrawnCookbook({ id }: { id: Id }) {
  const { t, langId } = useWords()
  const { data: cookbook, error, retry } = useKey(withdrawnKey(id, langId))
  if (isRequestInvalid(error)) return <Navigate to="/404" replace />
  return (
    <div tabIndex={-1} className="book-withdrawn page-column outline-none">
      <PageMeta
        title={t('publishing.book.gonePage.untitled')}
        description={t('publishing.book.gonePage.text')}
        noIndex
      />
      <p className="rim-round my-6 grid size-40 place-items-center rounded-full bg-surface text-display">
        <Icon of={EyeOff} />
      </p>
      <h1 className="text-title">
        {cookbook
          ? t('publishing.book.gonePage.title', { name: cookbook.Name })
          : t('publishing.book.gonePage.untitled')}
      </h1>
      <p className="cook text-ink-soft">{t('publishing.book.gonePage.text')}</p>
      {cookbook && cookbook.Recipes.length > 0 && (
        <section aria-labelledby="book-withdrawn-recipes">
          <h2 id="book-withdrawn-recipes" className="text-subheading">
            {t('publishing.book.gonePage.recipes')}
          </h2>
          <ul>
            {cookbook.Recipes.map(({ Id: recipe, Name }) => (
              <li key={recipe}>
                <TextLink href={pathOf('recipe', recipe)} variant="bar">
                  {Name}
                </TextLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      {!cookbook && error === undefined && (
        <SkeletonRegion>
          <Skeleton className="h-6 w-60" />
        </SkeletonRegion>
      )}
      {error !== undefined && (
        <LoadFailed title={t('cookbooks.one.failed')} text={t('errors.pageText')} onRetry={retry} />
      )}
      <ButtonLink href="/cookbooks" variant="primary">
        {t('publishing.book.gonePage.others')}
      </ButtonLink>
    </div>
  )
}
