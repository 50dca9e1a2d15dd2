import { ButtonLink } from '#design-system/button/button-link.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import { EyeOff, Globe } from '#design-system/icon/lucide.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { PageMeta } from '#app/seo/page-meta.tsx'
import type { Recipe } from '#contract/recipes/recipe.ts'

/** Props of {@link Standing}. */
export interface StandingProps {
  /** Undefined for who does not keep it. */
  recipe?: Recipe
}

/** What is said about a recipe that is withdrawn, or in the other language alone. */
export function Standing({ recipe }: StandingProps) {
  return recipe ? <Marks recipe={recipe} /> : <Withdrawn />
}

/** The page of a recipe that is withdrawn, for everybody who does not keep it. */
function Withdrawn() {
  const { t } = useWords()
  return (
    <div
      tabIndex={-1}
      className="page-column grid grid-cols-[minmax(0,1fr)] justify-items-center gap-4 py-section text-center outline-none"
    >
      <PageMeta
        title={t('publishing.others.title')}
        description={t('publishing.others.text')}
        noIndex
      />
      <p className="rim-round my-6 grid aspect-square w-60 max-w-full place-items-center rounded-full bg-surface text-display">
        <Icon of={EyeOff} />
      </p>
      <h1 className="text-title">{t('publishing.others.title')}</h1>
      <p className="cook text-ink-soft">{t('publishing.others.text')}</p>
      <ButtonLink href="/recipes" variant="primary">
        {t('publishing.others.recipes')}
      </ButtonLink>
    </div>
  )
}

/** Below the name of a recipe: that it is withdrawn and still here for this reader, or its only language. */
/** What is said of a recipe that has one language. */
const ONLY = { de: 'publishing.others.onlyDe', en: 'publishing.others.onlyEn' } as const

function Marks({ recipe: { IsWithdrawn, Language } }: { recipe: Recipe }) {
  const { t } = useWords()
  return (
    <ul className="mt-3 grid gap-1 text-label text-ink-soft">
      {IsWithdrawn && (
        <li className="flex items-center gap-1.5">
          <Icon of={EyeOff} size="s" className="shrink-0" />
          {t('publishing.others.kept')}
        </li>
      )}
      {Language && (
        <li className="flex items-center gap-1.5">
          <Icon of={Globe} size="s" className="shrink-0" />
          {t(ONLY[Language])}
        </li>
      )}
    </ul>
  )
}
