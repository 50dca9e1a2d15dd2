import { useState } from 'react'
import { RadioGroup } from '#design-system/radio-group/radio-group.tsx'
import { Skeleton } from '#design-system/skeleton/skeleton.tsx'
import { MonthBanner } from '#app/features/cookbooks/index.ts'
import { useWords, WordsProvider } from '#app/lib/words/words-provider.tsx'
import type { CookbookOfTheMonth } from '#contract/cookbook.ts'
import type { DeskMonth } from '#contract/cookbooks/month.ts'
import { LANGUAGES, type Language } from '#contract/languages.ts'
import { monthName } from './month-text.ts'
import { PreviewFrame } from './preview-frame.tsx'
import type { Sentences } from './sentences.ts'
import { useMonths } from './use-months.ts'
import { useWordsIn } from './use-words-in.ts'

/** Widths of the windows that the banner is shown in, in pixels. */
const WIDTHS = { wide: 1280, phone: 390 } as const
type Width = keyof typeof WIDTHS

/** Windows from this width on show both columns of the desk. */
const ROOMY = '(min-width: 62.0625rem)'

/** The banner with a sentence that is not saved yet. */
function bannerOf(
  { Banner, Chosen }: DeskMonth,
  sentence: string | undefined,
): CookbookOfTheMonth | null {
  if (!Banner || !Chosen || Chosen.Withdrawn !== null) return Banner
  const Description = sentence?.trim() || Chosen.Description
  return { ...Banner, Book: { ...Banner.Book, Description } }
}

/** Props of {@link BannerPreview}. */
export interface BannerPreviewProps {
  /** `2026-12` */
  month: string
  /** What is typed below. */
  sentences: Sentences
}

/** The banner of the landing page in a month, in either language, wide and on a phone. */
export function BannerPreview({ month, sentences }: BannerPreviewProps) {
  const { t, language: own } = useWords()
  const [chosen, setLanguage] = useState<Language>()
  // The page changes to the language of the account once that is known.
  const language = chosen ?? own
  const [width, setWidth] = useState<Width>(() => (matchMedia(ROOMY).matches ? 'wide' : 'phone'))
  const words = useWordsIn(language)
  const shown = useMonths(language).months?.find(({ Month }) => Month === month)
  const banner = shown && bannerOf(shown, sentences[language])
  return (
    <>
      <div className="month-ways">
        <RadioGroup<Language>
          variant="segments"
          label={t('desk.months.language')}
          labelHidden
          value={language}
          onValueChange={setLanguage}
          options={LANGUAGES.map((one) => ({ value: one, label: one.toUpperCase() }))}
        />
        <RadioGroup<Width>
          variant="segments"
          label={t('desk.months.width')}
          labelHidden
          value={width}
          onValueChange={setWidth}
          options={(['wide', 'phone'] as const).map((one) => ({
            value: one,
            label: t(`desk.months.${one}`),
          }))}
        />
      </div>
      <div className="month-banner" data-width={width}>
        {words && banner ? (
          <PreviewFrame
            key={language}
            title={t('desk.months.banner', { month: monthName(month, own) })}
            width={WIDTHS[width]}
            language={language}
          >
            <WordsProvider language={language} words={words}>
              <MonthBanner month={banner} />
            </WordsProvider>
          </PreviewFrame>
        ) : (
          <Skeleton className="aspect-video" />
        )}
      </div>
    </>
  )
}
