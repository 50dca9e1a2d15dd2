import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ALLERGENS, ChoosingFacet, DIETS } from '#design-system/facet/facet.fixture.tsx'

const meta = {
  title: 'Components/Facet/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  component: ChoosingFacet,
  tags: ['!autodocs'],
  args: { label: 'Diet', options: DIETS, value: [], onValueChange: fn() },
  decorators: [(Story) => <div className="max-w-74">{Story()}</div>],
} satisfies Meta<typeof ChoosingFacet>
export default meta
type Story = StoryObj<typeof meta>

export const Keyboard: Story = {
  name: 'Enter opens it, Space checks options, and the closed row names them',
  play: async ({ args, canvas }) => {
    const group = canvas.getByRole('group', { name: 'Diet' })
    await userEvent.tab()
    const row = group.querySelector('summary')
    await expect(row).toHaveFocus()
    await userEvent.click(row!)
    await userEvent.tab()
    await expect(canvas.getByRole('checkbox', { name: 'Vegetarian' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['Vegan'])
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Vegetarian' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['Vegetarian', 'Vegan'])
    await userEvent.click(row!)
    await expect(canvas.getByText('Vegetarian, Vegan')).toBeVisible()
    await userEvent.click(row!)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Vegan' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['Vegetarian'])
  },
}

export const ShowMore: Story = {
  name: 'Eight and the chosen options at first; a button shows the rest',
  args: { open: true, label: 'Free of', options: ALLERGENS, value: ['Mustard'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(9)
    await expect(canvas.getByRole('checkbox', { name: 'Mustard' })).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Show 2\u00a0more' }))
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(11)
    await expect(canvas.getByRole('checkbox', { name: 'Crustaceans' }).closest('li')).toHaveFocus()
  },
}
