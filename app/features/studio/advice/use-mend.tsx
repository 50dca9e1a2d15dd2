import type { ReactNode } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import { ArrowRight, Check } from '#design-system/icon/lucide.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { BEGINNINGS_APART_MS, type Advice } from '#cooking/film/advice/advice.ts'
import { press } from '#cooking/film/history.ts'
import { beginStep } from '#cooking/film/marks.ts'
import { pathOf } from '#contract/addresses/addresses.ts'
import type { ProjectStore } from '../device/project-store.ts'
import { studioPath } from '../studio-path.ts'

/** The one press that mends what an advice speaks of. */
export function useMend(recipe: number, store: ProjectStore): (advice: Advice) => ReactNode {
  const { t, formatNumber } = useWords()
  const toWords = (step: string) => `${studioPath(recipe, 'words')}#words-${step}`
  return (advice) => {
    const { mend, kind, number = 0 } = advice
    switch (mend.kind) {
      case 'readDraft':
        return (
          <ButtonLink iconEnd={ArrowRight} href={toWords(mend.step)}>
            {t('studioTexts.advice.language.press')}
          </ButtonLink>
        )
      case 'shorten':
        return (
          <ButtonLink iconEnd={ArrowRight} href={toWords(mend.step)}>
            {t('studioTexts.advice.quick.press')}
          </ButtonLink>
        )
      case 'describe':
        return (
          <ButtonLink iconEnd={ArrowRight} href={toWords(mend.step)}>
            {t('studioTexts.advice.describe.press', { number: formatNumber(number) })}
          </ButtonLink>
        )
      case 'nameIn':
        return (
          <ButtonLink iconEnd={ArrowRight} href={`${pathOf('recipe', recipe)}/edit`}>
            {t('studioTexts.advice.unused.press', { number: formatNumber(number) })}
          </ButtonLink>
        )
      case 'look':
        return (
          <ButtonLink iconEnd={ArrowRight} href={studioPath(recipe, 'steps')}>
            {t('studioTexts.advice.close.look')}
          </ButtonLink>
        )
      case 'move': {
        const apartMs = advice.kind === 'close' ? advice.apartMs : 0
        const missing = (BEGINNINGS_APART_MS - apartMs) / 1000
        return (
          <Button
            iconEnd={Check}
            onClick={() =>
              store.change((before) => {
                const mark = before.history.now.steps.find(({ key }) => key === mend.step)
                if (mark?.at === undefined) return before
                const at = mark.at + missing
                const marks = beginStep(before.history.now, mend.step, at)
                const what = { kind: 'move', step: mend.step, at } as const
                return { ...before, history: press(before.history, marks, what) }
              })
            }
          >
            {t('studioTexts.advice.close.move')}
          </Button>
        )
      }
      case 'gain':
        return (
          <Button
            iconEnd={Check}
            onClick={() => store.change((before) => ({ ...before, isLifted: true }))}
          >
            {t(`studioTexts.advice.${kind === 'loud' ? 'loud' : 'quiet'}.press`)}
          </Button>
        )
      case 'agree':
        return (
          <Button
            iconEnd={Check}
            onClick={() => store.change((before) => ({ ...before, isAgreed: true }))}
          >
            {t('studioTexts.advice.fine')}
          </Button>
        )
      case 'turn':
        return (
          <Button
            iconEnd={Check}
            onClick={() =>
              store.change((before) => ({
                ...before,
                rotation: ((before.rotation + 180) % 360) as typeof before.rotation,
              }))
            }
          >
            {t('studioTexts.advice.upsideDown.press')}
          </Button>
        )
      default:
        return (
          <ButtonLink iconEnd={ArrowRight} href={studioPath(recipe, 'steps')}>
            {t('studioTexts.advice.short.press')}
          </ButtonLink>
        )
    }
  }
}
