import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Advice } from '#cooking/film/advice/advice.ts'
import { textOrOther } from '#cooking/writing/both.ts'

/** Title and text of an advice. */
export function useAdviceWords(): (advice: Advice) => { title: string; text: string } {
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
