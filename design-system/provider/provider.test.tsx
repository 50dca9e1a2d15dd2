// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { counting } from '#design-system/messages/counted.ts'
import { en, type Messages } from '#design-system/messages/en.ts'
import { DesignSystemProvider } from '#design-system/provider/provider.tsx'
import { StarAverage, StarSummary } from '#design-system/star-rating/star-average.tsx'
import { TimeInWords } from '#design-system/time-in-words/time-in-words.tsx'

const counted = counting('pl')
/** Texts of a language that the design system does not have. */
const pl: Messages = {
  ...en,
  rating: {
    ...en.rating,
    average: (average, best, count) =>
      `${average} z ${best}, ${counted(count, { one: 'ocena', few: 'oceny', many: 'ocen', other: 'oceny' })}`,
  },
}

test('a language that the design system does not have brings its texts, numbers and plurals', () => {
  render(
    <DesignSystemProvider language="pl" messages={pl}>
      <StarAverage average={4.3} count={5} />
    </DesignSystemProvider>,
  )
  expect(screen.getByRole('img')).toHaveAccessibleName('4,3 z 5, 5\u00a0ocen')
})

test('a tag with a region sets the format of numbers and times', () => {
  render(
    <DesignSystemProvider language="de-CH" messages={en}>
      <StarSummary average={4.3} count={1200} />
      <TimeInWords date={new Date(2025, 9, 12)} now={new Date(2026, 9, 12)} />
    </DesignSystemProvider>,
  )
  expect(document.body.textContent).toMatch(/4\.3 \(1[’']200\)/)
  expect(screen.getByText('12. Oktober 2025')).toBeInTheDocument()
})
