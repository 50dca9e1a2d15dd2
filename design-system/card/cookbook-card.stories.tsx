import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { book } from '#design-system/card/card.fixture.tsx'
import { CardSkeleton } from '#design-system/card/card-skeleton.tsx'
import { CookbookCard } from '#design-system/card/cookbook-card.tsx'
import { FavouriteToggle } from '#design-system/favourite-toggle/favourite-toggle.tsx'
import { SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'
import { inState } from '../../.storybook/docs/states/in-state.ts'

const onPressedChange = fn()

const meta = {
  title: 'Components/CookbookCard',
  component: CookbookCard,
  args: {
    href: '/cookbooks/1',
    title: 'Levantine Mezze',
    picture: book('levantine-mezze'),
    author: { name: 'Yasmin Haddad', href: '/authors/3' },
    description: 'Small plates for a long table. Start with a dip and a salad, add a war...',
    rating: { average: 4.5 },
    favourite: <FavouriteToggle name="Levantine Mezze" onPressedChange={onPressedChange} />,
  },
  argTypes: { favourite: { control: false } },
  decorators: [(Story) => <div className="max-w-72">{Story()}</div>],
} satisfies Meta<typeof CookbookCard>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Complete: Story = {
  name: 'CBL-11 CBL-14 CBL-15 it shows cover, name, author, rating and heart',
  play: async ({ canvas, canvasElement }) => {
    onPressedChange.mockClear()
    await expect(canvasElement.querySelector('img')).toHaveAttribute(
      'src',
      '/story/book-levantine-mezze.webp',
    )
    await expect(canvas.getByRole('heading', { name: 'Levantine Mezze' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Yasmin Haddad' })).toHaveAttribute(
      'href',
      '/authors/3',
    )
    await expect(canvas.getByText('4.5 out of 5')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Favourite: Levantine Mezze' }))
    await expect(onPressedChange).toHaveBeenCalledWith(true)
  },
}
export const WithoutDescription: Story = {
  name: 'CBL-13 without a description a placeholder is shown',
  args: { description: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No description available')).toBeVisible()
  },
}
export const CutTitle: Story = {
  args: { title: 'Bowls and Broths from ...', fullTitle: 'Bowls and Broths from the Coast' },
}
export const Favourite: Story = {
  args: { favourite: <FavouriteToggle name="Levantine Mezze" pressed /> },
}
export const Hover: Story = inState('hover', 'article')
export const Loading: Story = {
  render: () => (
    <SkeletonRegion>
      <CardSkeleton cover />
    </SkeletonRegion>
  ),
}
export const WithoutPicture: Story = { args: { picture: { ...book(''), src: null } } }
export const German: Story = { globals: { language: 'de' }, args: { description: undefined } }
export const FocusOnTheTitle: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('link', { name: 'Levantine Mezze' }).focus()
    await userEvent.keyboard('{Shift}')
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
