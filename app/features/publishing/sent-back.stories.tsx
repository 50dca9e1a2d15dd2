import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Submission } from '#contract/publishing/submission.ts'
import { OWN_DISH, ownCardWith } from '../../../.storybook/data/own-recipes.ts'
import { publicationWith, RETURNED } from '../../../.storybook/data/publishing.ts'
import { inApp } from '../../../.storybook/decorators/app.tsx'
import { signedIn } from '../../../.storybook/mocks/session.ts'
import { at } from '../../../.storybook/viewports.ts'
import { publishingKeys } from './publishing-keys.ts'
import { SentBack } from './sent-back.tsx'

const of = (Submission: Submission) => ({
  answers: { [publishingKeys.publication(OWN_DISH.Id)]: publicationWith({ Submission }) },
})

const meta = {
  title: 'Screens/Publishing/Sent back',
  component: SentBack,
  decorators: [inApp],
  args: { card: ownCardWith({ Submission: 'returned' }) },
  beforeEach: () => signedIn(),
} satisfies Meta<typeof SentBack>
export default meta
type Story = StoryObj<typeof meta>

export const Remarks: Story = {
  parameters: of(RETURNED),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^“Lovely cake/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Read the 2 remarks' })).toHaveAttribute(
      'href',
      `/my/recipes/${OWN_DISH.Id}/edit`,
    )
  },
}
export const German: Story = {
  parameters: of({ ...RETURNED, Answer: '', Remarks: RETURNED.Remarks.slice(1) }),
  globals: { language: 'de', ...at(320) },
}
export const WithoutPicture: Story = {
  parameters: of({ ...RETURNED, Remarks: [] }),
  args: { card: ownCardWith({ CoverPath: null, Name: '' }) },
}
export const Loading: Story = {}
