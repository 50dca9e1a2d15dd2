import { languageRow } from '#app/features/publishing/index.ts'
import { CheckRows, type CheckRow } from '#app/lib/ui/publishing-frame.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { recipesIn } from '#contract/cookbooks/arrange.ts'
import type { OwnCookbook } from '#contract/cookbooks/own-cookbook.ts'
import { otherLanguage } from '#contract/languages.ts'
import { ownCookbookPath } from '../paths.ts'
import { othersIn, TakeOutOthers } from './take-out-others.tsx'

/** What stands in the way of publishing a cookbook. */
export function lacksOf(cookbook: OwnCookbook) {
  const { Name, Recipes } = cookbook
  return {
    name: !Object.values(Name).some((name) => name.trim() !== ''),
    recipes: !Recipes.some(({ IsMine, State }) => IsMine && State === 'published'),
    others: othersIn(cookbook).length > 0,
  }
}

/** What readers get of a cookbook: what is there, what waits, and what stands in the way. */
export function BookChecks({ cookbook }: { cookbook: OwnCookbook }) {
  const { t } = useWords()
  return (
    <CheckRows
      title={t('publishing.book.gets')}
      rows={useRows(cookbook)}
      editor={ownCookbookPath(cookbook.Id)}
    />
  )
}

function useRows(cookbook: OwnCookbook): CheckRow[] {
  const { t } = useWords()
  const { Recipes } = cookbook
  const lacks = lacksOf(cookbook)
  const others = othersIn(cookbook).length
  const top = useTop(cookbook)
  const count = (state: 'published' | 'draft' | 'withdrawn') =>
    Recipes.filter(({ IsMine, State }) => IsMine && State === state).length
  const [published, drafts, gone] = [count('published'), count('draft'), count('withdrawn')]
  return [
    ...(lacks.name ? [{ state: 'missing' as const, text: t('publishing.book.noName') }] : []),
    ...(lacks.others
      ? [
          {
            state: 'missing' as const,
            text: t('publishing.book.others', { count: others }),
            hint: t('publishing.book.othersText'),
            action: <TakeOutOthers cookbook={cookbook} />,
          },
        ]
      : []),
    ...(lacks.name ? [] : [top]),
    lacks.recipes
      ? {
          state: 'missing',
          text: t('publishing.book.noRecipe'),
          hint: t('publishing.book.noRecipeText'),
        }
      : { state: 'there', text: t('publishing.book.recipes', { count: published }) },
    ...(drafts > 0
      ? [
          {
            state: 'waiting' as const,
            text: t('publishing.book.drafts', { count: drafts }),
            hint: t('publishing.book.draftsText', { count: drafts }),
          },
        ]
      : []),
    ...(gone > 0
      ? [
          {
            state: 'open' as const,
            text: t('publishing.book.gone', { count: gone }),
            hint: t('publishing.book.goneText', { count: gone }),
          },
        ]
      : []),
    languageRow(textsOf(cookbook), t),
  ]
}

/** Title, description and cover: what is there of them. */
function useTop({ Description, Cover }: OwnCookbook): CheckRow {
  const { t } = useWords()
  const hasText = Object.values(Description).some(isThere)
  if (hasText && Cover) return { state: 'there', text: t('publishing.book.all') }
  const name = hasText ? 'noCover' : Cover ? 'noText' : 'onlyName'
  return {
    state: 'open',
    text: t(`publishing.book.${name}`),
    hint: t(`publishing.book.${name}Hint`),
  }
}

const isThere = (text: string | undefined) => text !== undefined && text.trim() !== ''

/** How many texts a cookbook has, and how many of them in both languages. */
function textsOf({ Language: language, Name, Description, Tabs }: OwnCookbook) {
  const other = otherLanguage(language)
  const texts = [Name, Description, ...Tabs.map((tab) => tab.Name)].filter((text) =>
    Object.values(text).some(isThere),
  )
  return {
    language,
    texts: texts.length,
    translated: texts.filter((text) => isThere(text[other])).length,
  }
}

/** Names of the first recipes that readers get. */
export function publishedNames({ Recipes, ...cookbook }: OwnCookbook): string[] {
  const byId = new Map(Recipes.map((recipe) => [recipe.Id, recipe]))
  return recipesIn(cookbook).flatMap((id) => {
    const recipe = byId.get(id)
    return recipe?.State === 'published' ? [recipe.Name] : []
  })
}
