import { expect, test } from 'vitest'
import { ServingsCounter } from '#design-system/servings-counter/servings-counter.tsx'
import { LANGUAGES, listen } from '#tests/support/transcript.tsx'

test.each(LANGUAGES)('a counter is announced as in spoken.%s.txt', async (language) => {
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
