import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import { ArrowRight, Clock, House, Leaf, Plus, X } from '#design-system/icon/lucide.ts'
import { TextLink } from '#design-system/link/text-link.tsx'
import { useFailureToast } from '#app/lib/api/failure-toast.ts'
import { useCacheEditor } from '#app/lib/api/edit-cache.ts'
import { sendJson } from '#app/lib/api/send.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { writeSince } from '#app/lib/words/day-words.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Day } from '#contract/cooking-log/cooking-log.ts'
import type { WeekSuggestion } from '#contract/week/suggestions.ts'
import type { WeekRecipe } from '#contract/week/week.ts'
import { MealPicture } from '../card/meal-picture.tsx'
import { besideRow } from '../focus.ts'
import { weekKeys } from '../week-keys.ts'

const SIGNS = { home: House, season: Leaf, rested: Clock } as const

/** Props of {@link Suggestions}. */
export interface SuggestionsProps {
  monday: Day
  title: string
  /** Recipes that have just been planned: they are not offered twice. */
  planned: ReadonlySet<number>
  onPlan: (recipe: WeekRecipe) => void
}

/** At most three recipes for what is free, each with why. Nothing is shown where there are none. */
export function Suggestions({ monday, title, planned, onPlan }: SuggestionsProps) {
  const { t, langId, language } = useWords()
  const key = weekKeys.suggestions(monday, langId)
  const { data } = useKey(key)
  const { write } = useCacheEditor()
  const failureToast = useFailureToast()
  const shown = data?.Suggestions.filter(({ Recipe }) => !planned.has(Recipe.Id)) ?? []
  if (shown.length === 0) return null
  const why = ({ Kind, Foods, LastCooked }: WeekSuggestion) =>
    Kind === 'rested'
      ? t('week.suggestions.rested', {
          month: writeSince(new Date(`${LastCooked ?? monday}T12:00:00`), language),
        })
      : Foods.length === 0
        ? t('week.suggestions.now')
        : t(`week.suggestions.${Kind}`, { foods: Foods.join(', ') })
  const rest = async (recipe: WeekRecipe, button: Element) => {
    const goOn = besideRow(button)
    const input = { params: { Monday: monday, LangId: langId }, fields: { RecipeId: recipe.Id } }
    try {
      await write(key, await sendJson('POST /week/suggestions/rest', input))
      goOn()
    } catch (error) {
      failureToast({ error, title: t('week.calendar.notChanged') })
    }
  }
  return (
    <section aria-labelledby="week-suggestions">
      <h2 id="week-suggestions">{title}</h2>
      <ul>
        {shown.map((suggestion) => {
          const { Kind, Recipe } = suggestion
          const name = Recipe.Name
          return (
            <li key={Recipe.Id} className="week-suggestion">
              <MealPicture recipe={Recipe} />
              <span>
                <b>{name}</b>
                <small>
                  <Icon of={SIGNS[Kind]} size="s" />
                  {why(suggestion)}
                </small>
              </span>
              <IconButton
                icon={X}
                label={t('week.suggestions.notNow', { name })}
                onClick={({ currentTarget }) => void rest(Recipe, currentTarget)}
              />
              <IconButton
                variant="boxed"
                icon={Plus}
                label={t('week.suggestions.plan', { name })}
                aria-haspopup="dialog"
                onClick={() => onPlan(Recipe)}
              />
            </li>
          )
        })}
      </ul>
      <TextLink href="/recipes" className="week-all">
        {t('week.suggestions.all')} <Icon of={ArrowRight} size="s" className="inline-block" />
      </TextLink>
    </section>
  )
}
