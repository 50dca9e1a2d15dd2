import type { IconDrawing } from '#design-system/icon/icon.tsx'
import {
  Clock,
  EyeOff,
  Globe,
  Link,
  Lock,
  MessageCircle,
  PenLine,
  Trash2,
  Users,
} from '#design-system/icon/lucide.ts'
import { formatShortDuration } from '#app/lib/words/duration.ts'
import { dayOf, writeDate, writeTime } from '#app/lib/words/day-words.ts'
import type { useWords } from '#app/lib/words/words-provider.tsx'
import { BIN_DAYS } from '#contract/own-recipes/limits.ts'
import type { OwnCard, OwnStanding } from '#contract/own-recipes/own-recipe.ts'
import type { Language } from '#contract/languages.ts'
import { DAY_MS } from '#contract/durations.ts'
import { minutesToTime } from '#contract/text/time.ts'

type Words = Pick<ReturnType<typeof useWords>, 't' | 'language'>

const ONLY_IN = {
  de: 'ownRecipes.state.onlyDe',
  en: 'ownRecipes.state.onlyEn',
} as const satisfies Record<Language, string>

/** Whole days until a recipe in the bin is gone; at least one. */
export function daysLeft(deleted: string, now = Date.now()): number {
  const gone = Date.parse(deleted) + BIN_DAYS * DAY_MS
  return Math.max(1, Math.ceil((gone - now) / DAY_MS))
}

/** How a recipe stands on its way to everybody: the name of its words, and its icon. */
interface Standing {
  icon: IconDrawing
  name:
    | 'waiting'
    | 'returned'
    | 'published'
    | 'withdrawn'
    | 'publishedWaiting'
    | 'publishedReturned'
}

/** How a recipe stands on its way to everybody; undefined for one that was never sent in. */
export function standingIn({ Publication, Submission }: OwnStanding): Standing | undefined {
  const isPublished = Publication === 'published'
  switch (Submission) {
    case 'waiting':
      return { icon: Clock, name: isPublished ? 'publishedWaiting' : 'waiting' }
    case 'returned':
      return { icon: MessageCircle, name: isPublished ? 'publishedReturned' : 'returned' }
    default:
      if (!Publication) return undefined
      return { icon: isPublished ? Globe : EyeOff, name: Publication }
  }
}

/** The state of an own recipe, in words and as an icon. */
export function stateOf(card: OwnCard, { t }: Words): { icon: IconDrawing; text: string } {
  if (card.By !== null) return { icon: Users, text: t('ownRecipes.state.from', { name: card.By }) }
  const standing = card.State === 'bin' ? undefined : standingIn(card)
  if (standing) return { icon: standing.icon, text: t(`ownRecipes.state.${standing.name}`) }
  switch (card.State) {
    case 'draft':
      if (card.IngredientCount === 0)
        return { icon: PenLine, text: t('ownRecipes.state.noIngredients') }
      return {
        icon: PenLine,
        text: t(card.StepCount === 0 ? 'ownRecipes.state.noSteps' : 'ownRecipes.state.draft'),
      }
    case 'bin':
      return {
        icon: Trash2,
        text: t('ownRecipes.state.daysLeft', { count: daysLeft(card.Deleted ?? card.Changed) }),
      }
    case 'link':
      return { icon: Link, text: t('ownRecipes.state.link') }
    default:
      return card.IsShared
        ? { icon: Users, text: t('ownRecipes.state.household') }
        : { icon: Lock, text: t('ownRecipes.state.private') }
  }
}

function writeMoment(at: Date, { t, language }: Words): string {
  const day = dayOf(at)
  if (day === 'earlier') return writeDate(at, language)
  return t(`ownRecipes.state.${day}`, { time: writeTime(at, language) })
}

/** When a recipe was changed, in words. */
export function changedOf(at: Date, words: Words): string {
  return words.t('ownRecipes.state.changed', { when: writeMoment(at, words) })
}

/** A line of facts: how much work a recipe is, when a draft was changed, the language of its name. */
export function factsOf(card: OwnCard, words: Words): string {
  const { t } = words
  if (card.State === 'draft') {
    return changedOf(new Date(card.Changed), words)
  }
  const { StepCount, TotalMinutes, NameLanguage } = card
  return [
    t('ownRecipes.state.steps', { count: StepCount }),
    TotalMinutes !== null && formatShortDuration(minutesToTime(TotalMinutes)),
    NameLanguage && t(ONLY_IN[NameLanguage]),
  ]
    .filter(Boolean)
    .join(', ')
}
