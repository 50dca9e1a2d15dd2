import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Button } from '#design-system/button/button.tsx'
import { StarAverage, StarSummary } from '#design-system/star-rating/star-average.tsx'
import { StarRating } from '#design-system/star-rating/star-rating.tsx'

const meta = {
  title: 'Components/StarRating/States',
  component: StarRating,
  tags: ['!autodocs'],
  args: { label: 'Your rating' },
} satisfies Meta<typeof StarRating>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Values1To5: Story = {
  render: () => (
    <div className="grid gap-2">
      {[1, 2, 3, 4, 5].map((value) => (
        <StarRating key={value} label={`Value ${value}`} defaultValue={value} worded />
      ))}
    </div>
  ),
}
export const Labelled: Story = {
  args: { label: 'How do you like Simmer?', defaultValue: 5, worded: true },
}
export const OtherWords: Story = {
  name: 'SET-13 feedback goes from very bad to very well',
  args: {
    label: 'How does Simmer work for you?',
    defaultValue: 5,
    worded: true,
    words: ['very bad', 'bad', 'ok', 'well', 'very well'],
  },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('radio').map((star) => star.getAttribute('aria-label'))
    await expect(names).toEqual([
      '1\u00a0star: very bad',
      '2\u00a0stars: bad',
      '3\u00a0stars: ok',
      '4\u00a0stars: well',
      '5\u00a0stars: very well',
    ])
    await expect(canvas.getByText('very well')).toBeVisible()
  },
}
export const VisitorCta: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-4">
      <StarAverage average={4.3} count={128} className="text-[1.25rem]" />
      <Button size="s">Rate</Button>
    </div>
  ),
}
export const HoverPreview: Story = {
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('radio', { name: '4\u00a0stars' }))
  },
}
export const FocusVisible: Story = { play: () => userEvent.tab() }
export const CheckedFocused: Story = {
  args: { defaultValue: 3 },
  play: () => userEvent.tab(),
}
export const Pending: Story = { args: { defaultValue: 4, pending: true } }
export const Disabled: Story = { args: { defaultValue: 4, disabled: true } }
export const RequiredInvalid: Story = {
  args: { required: true, error: 'Please choose a number of stars' },
}
export const German: Story = {
  args: { label: 'Deine Bewertung', defaultValue: 2, worded: true },
  globals: { language: 'de' },
}
export const RightToLeft: Story = {
  args: { defaultValue: 2 },
  globals: { direction: 'rtl' },
}
export const ReadOnly: Story = {
  render: () => (
    <div className="grid justify-items-start gap-2">
      {[0.5, 2.5, 4.3, 5].map((average) => (
        <StarAverage key={average} average={average} count={128} className="text-[1.25rem]" />
      ))}
    </div>
  ),
}
export const ReadOnlyRightToLeft: Story = { ...ReadOnly, globals: { direction: 'rtl' } }
export const Summaries: Story = {
  render: () => (
    <div className="grid justify-items-start gap-2">
      <StarSummary average={4.8} count={56} />
      <StarSummary average={4.5} />
      <StarSummary average={0} count={0} />
    </div>
  ),
}
export const SummariesGerman: Story = { ...Summaries, globals: { language: 'de' } }
