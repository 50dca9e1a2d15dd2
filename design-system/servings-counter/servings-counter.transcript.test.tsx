import { expect, test } from 'vitest'
import { ServingsCounter } from '#design-system/servings-counter/servings-counter.tsx'
import { LANGUAGES, listen } from '#tests/support/transcript.tsx'

test.each(LANGUAGES)('what is heard of a counter stands in spoken.%s.txt', async (language) => {
  const reporter = await listen(
    'ServingsCounter',
    language,
    <>
      <ServingsCounter />
      <ServingsCounter status="saving" />
      <ServingsCounter status="error" />
    </>,
  )
  await reporter.reads()
  await reporter.press('Tab', 'Enter', 'Enter', 'Tab', 'Enter', ' ', 'Tab')
  await expect(reporter.transcript()).toMatchFileSnapshot(`spoken.${language}.txt`)
})
