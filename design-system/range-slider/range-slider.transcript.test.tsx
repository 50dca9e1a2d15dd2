import { expect, test } from 'vitest'
import { RangeSlider } from '#design-system/range-slider/range-slider.tsx'
import { LANGUAGES, listen } from '#tests/support/transcript.tsx'

const WORDS = {
  en: { label: 'Cooking time', minutes: 'minutes', noLimitText: 'no limit' },
  de: { label: 'Kochzeit', minutes: 'Minuten', noLimitText: 'keine Grenze' },
}

test.each(LANGUAGES)('a slider is announced as in spoken.%s.txt', async (language) => {
  const { label, minutes, noLimitText } = WORDS[language]
  const reporter = await listen(
    'RangeSlider',
    language,
    <RangeSlider
      label={label}
      max={180}
      defaultValue={45}
      formatValue={(value) => `${value}\u00a0min`}
      formatSpoken={(value) => `${value}\u00a0${minutes}`}
      noLimitText={noLimitText}
    />,
  )
  await reporter.reads()
  await reporter.press('Tab', 'ArrowRight', 'ArrowDown', 'PageUp', 'Home', 'End')
  await reporter.press('Tab', 'Enter', 'Tab', 'Enter', ' ')
  await expect(reporter.transcript()).toMatchFileSnapshot(`spoken.${language}.txt`)
})
