import type { IconDrawing } from '#design-system/icon/icon.tsx'
import { Link, Lock, PenLine, Trash2, Users } from '#design-system/icon/lucide.ts'
import { formatShortDuration } from '#app/lib/words/duration.ts'
import { dayOf, writeDate, writeTime } from '#app/lib/words/day-words.ts'
import type { useWords } from '#app/lib/words/words-provider.tsx'
import { BIN_DAYS } from '#contract/own/limits.ts'
import type { OwnCard } from '#contract/own/own-recipe.ts'
import { minutesToTime } from '#contract/time.ts'

type Words = Pick<ReturnType<typeof useWords>, 't' | 'language'>

const DAY_MS = 86_400_000

/** Whole days until a recipe in the bin is gone; at least one. */
export function daysLeft(deleted: string, now = Date.now()): number {
  const gone = Date.parse(deleted) + BIN_DAYS * DAY_MS
  return Math.max(1, Math.ceil((gone - now) / DAY_MS))
}

/** The state of an own recipe, in words and as an icon. */
export function stateOf(card: OwnCard, { t }: Words): { icon: IconDrawing; text: string } {
  if (card.By !== null) return { icon: Users, text: t('mine.state.from', { name: card.By }) }
  switch (card.State) {
    case 'draft':
      if (card.IngredientCount === 0) return { icon: PenLine, text: t('mine.state.noIngredients') }
      return {
        icon: PenLine,
        text: t(card.StepCount === 0 ? 'mine.state.noSteps' : 'mine.state.draft'),
      }
    case 'bin':
      return {
        icon: Trash2,
        text: t('mine.state.daysLeft', { count: daysLeft(card.Deleted ?? card.Changed) }),
      }
    case 'link':
      return { icon: Link, text: t('mine.state.link') }
    default:
      return card.IsShared
        ? { icon: Users, text: t('mine.state.household') }
        : { icon: Lock, text: t('mine.state.private') }
  }
}

function writeMoment(at: Date, { t, language }: Words): string {
  const day = dayOf(at)
  if (day === 'earlier') return writeDate(at, language)
  return t(`mine.state.${day}`, { time: writeTime(at, language) })
}

/** When a recipe was changed, in words. */
export function changedOf(at: Date, words: Words): string {
  return words.t('mine.state.changed', { when: writeMoment(at, words) })
}

/** A line of facts: how much work a recipe is, when a draft was changed, the language of its name. */
export function factsOf(card: OwnCard, words: Words): string {
  const { t } = words
  if (card.State === 'draft') {
    return changedOf(new Date(card.Changed), words)
  }
  const { StepCount, TotalMinutes, NameLanguage } = card
  return [
    t('mine.state.steps', { count: StepCount }),
    TotalMinutes !== null && formatShortDuration(minutesToTime(TotalMinutes)),
    NameLanguage && t(NameLanguage === 'de' ? 'mine.state.onlyDe' : 'mine.state.onlyEn'),
  ]
    .filter(Boolean)
    .join(', ')
}
