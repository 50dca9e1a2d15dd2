import { ButtonLink } from '#design-system/button/button-link.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import { EyeOff, Globe } from '#design-system/icon/lucide.ts'
import { EmptyPlate } from '#app/lib/ui/empty-plate.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { PageMeta } from '#app/seo/page-meta.tsx'
import type { Recipe } from '#contract/recipes/recipe.ts'

/** The page of a recipe that is withdrawn, for everybody who does not keep it. */
export function Withdrawn() {
  const { t } = useWords()
  return (
    <div
      tabIndex={-1}
      className="page-column grid justify-items-center gap-4 py-section text-center outline-none"
    >
      <PageMeta title={t('standing.title')} description={t('standing.text')} noIndex />
      <EmptyPlate className="size-40 text-ink-soft" />
      <h1 className="text-title">{t('standing.title')}</h1>
      <p className="cook max-w-[36ch] text-ink-soft">{t('standing.text')}</p>
      <ButtonLink href="/recipes" variant="primary">
        {t('standing.recipes')}
      </ButtonLink>
    </div>
  )
}

/** Below the name of a recipe: that it is withdrawn and still here for this reader, or its only language. */
export function Marks({ recipe: { IsWithdrawn, Language } }: { recipe: Recipe }) {
  const { t } = useWords()
  return (
    <ul className="mt-3 grid gap-1 text-label text-ink-soft">
      {IsWithdrawn && (
        <li className="flex gap-1.5">
          <Icon of={EyeOff} size="s" className="mt-[0.2em] flex-none" />
          {t('standing.kept')}
        </li>
      )}
      {Language && (
        <li className="flex gap-1.5">
          <Icon of={Globe} size="s" className="mt-[0.2em] flex-none" />
          {t(Language === 'de' ? 'standing.onlyDe' : 'standing.onlyEn')}
        </li>
      )}
    </ul>
  )
}
