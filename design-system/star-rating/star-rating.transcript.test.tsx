import { expect, test } from 'vitest'
import { StarAverage, StarSummary } from '#design-system/star-rating/star-average.tsx'
import { StarRating } from '#design-system/star-rating/star-rating.tsx'
import { LANGUAGES, listen } from '#tests/support/transcript.tsx'

const WORDS = {
  en: { label: 'Your rating', error: 'Please choose a number of stars' },
  de: { label: 'Deine Bewertung', error: 'Bitte wähle eine Anzahl Sterne' },
}

test.each(LANGUAGES)('a rating is announced as in spoken.%s.txt', async (language) => {
  const { label, error } = WORDS[language]
  const reporter = await listen(
    'StarRating',
    language,
    <>
      <StarAverage average={4.3} count={128} />
      <StarAverage average={0} count={0} />
      <StarSummary average={4.8} count={1} />
      <StarRating label={label} worded required error={error} />
      <StarRating label={label} defaultValue={4} pending />
    </>,
  )
  await reporter.reads()
  await reporter.press('Tab', 'ArrowRight', 'ArrowRight', 'ArrowLeft', ' ', 'Tab')
  await expect(reporter.transcript()).toMatchFileSnapshot(`spoken.${language}.txt`)
})
