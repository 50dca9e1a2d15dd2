import type { ReactNode } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import type { IconDrawing } from '#design-system/icon/icon.tsx'
import { ArrowRight, Check, Film, RotateCw, Users, Volume2 } from '#design-system/icon/lucide.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { press } from '#cooking/film/history.ts'
import { beginStep } from '#cooking/film/marks.ts'
import { BEGINNINGS_APART_MS, type Advice } from '#cooking/film/advice/advice.ts'
import { textOrOther } from '#cooking/writing/both.ts'
import { pathOf } from '#contract/addresses/addresses.ts'
import type { ProjectStore } from '../device/project-store.ts'
import type { Project } from '../device/project.ts'
import { PlacePicture } from '../source/place-picture.tsx'
import { studioPath } from '../studio-path.ts'

/** Props of {@link AdviceRow}. */
export interface AdviceRowProps {
  recipe: number
  advice: Advice
  store: ProjectStore
  /** A picture of the place it speaks of; undefined while it is read, and where there is none. */
  picture: string | undefined
  /** What is drawn without one; nothing while it is read. */
  icon: IconDrawing | undefined
  rotation: Project['rotation']
}

/** What is drawn for an advice about the whole film, which has no place in it. */
const DRAWN: Partial<Record<Advice['kind'], IconDrawing>> = {
  quiet: Volume2,
  loud: Volume2,
  child: Users,
  short: Film,
  upsideDown: RotateCw,
}

/** Title and text of an advice. */
function useAdviceWords(): (advice: Advice) => { title: string; text: string } {
  const { t, language, formatNumber } = useWords()
  const seconds = (ms: number) => formatNumber(ms / 1000, 1)
  return (advice) => {
    switch (advice.kind) {
      case 'language':
        return {
          title: t(`studioTexts.advice.language.${advice.language}`),
          text: t('studioTexts.advice.language.text', { count: advice.count }),
        }
      case 'quick':
        return {
          title: t('studioTexts.advice.quick.title'),
          text: t('studioTexts.advice.quick.text', {
            words: advice.text,
            reads: seconds(advice.readsMs),
            stands: seconds(advice.standsMs),
          }),
        }
      case 'unused':
        return {
          title: t('studioTexts.advice.unused.title', { name: textOrOther(advice.name, language) }),
          text: t('studioTexts.advice.unused.text'),
        }
      case 'close':
        return {
          title: t('studioTexts.advice.close.title', {
            before: formatNumber(advice.before),
            number: formatNumber(advice.number ?? 0),
          }),
          text: t('studioTexts.advice.close.text', { seconds: seconds(advice.apartMs) }),
        }
      case 'short':
        return {
          title: t('studioTexts.advice.short.title'),
          text: t('studioTexts.advice.short.text', { seconds: seconds(advice.durationMs) }),
        }
      case 'quiet':
      case 'loud':
        return {
          title: t(`studioTexts.advice.${advice.kind}.title`),
          text: t(`studioTexts.advice.${advice.kind}.text`, {
            // Never above zero, and written with a minus as long as that of the words.
            lufs: formatNumber(Math.abs(Math.round(advice.lufs))),
          }),
        }
      case 'describe':
        return {
          title: t('studioTexts.advice.describe.title', { count: advice.count }),
          text: t('studioTexts.advice.describe.text'),
        }
      case 'child':
        return {
          title: t('studioTexts.advice.child.title'),
          text: t('studioTexts.advice.child.text'),
        }
      default:
        return {
          title: t('studioTexts.advice.upsideDown.title'),
          text: t('studioTexts.advice.upsideDown.text'),
        }
    }
  }
}

/** The one press that mends it. */
function useMend(recipe: number, store: ProjectStore): (advice: Advice) => ReactNode {
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

/** One advice: what, why, and the press that mends it. */
export function AdviceRow(props: AdviceRowProps) {
  const { recipe, advice, store, picture, icon, rotation } = props
  const { formatNumber } = useWords()
  const wordsOf = useAdviceWords()
  const mendOf = useMend(recipe, store)
  const { title, text } = wordsOf(advice)
  const { number, kind } = advice
  return (
    <li className="studio-advice">
      <PlacePicture
        src={picture}
        icon={DRAWN[kind] ?? icon}
        rotation={rotation}
        number={number === undefined ? undefined : formatNumber(number)}
      />
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      {mendOf(advice)}
    </li>
  )
}
