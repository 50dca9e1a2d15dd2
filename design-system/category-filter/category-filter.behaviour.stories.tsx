import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ChoosingFilter, DISHES } from '#design-system/category-filter/category-filter.fixture.tsx'

const meta = {
  title: 'Components/CategoryFilter/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  component: ChoosingFilter,
  tags: ['!autodocs'],
  args: { label: 'Dish type', categories: DISHES, value: ['All'], onValueToggle: fn() },
  decorators: [(Story) => <div className="max-w-74">{Story()}</div>],
} satisfies Meta<typeof ChoosingFilter>
export default meta
type Story = StoryObj<typeof meta>

export const ShowMore: Story = {
  name: 'RCL-08 CON-25 six at first; a button shows the rest and hides it again',
  play: async ({ canvas }) => {
    const plates = () => within(canvas.getByRole('list')).getAllByRole('button')
    const six = DISHES.slice(0, 6).map(({ label }) => label)
    await expect(plates().map((plate) => plate.textContent)).toEqual(six)
    await userEvent.click(canvas.getByRole('button', { name: 'Show 8\u00a0more' }))
    await expect(plates()).toHaveLength(14)
    const less = canvas.getByRole('button', { name: 'Show less', expanded: true })
    await userEvent.click(less)
    await expect(plates().map((plate) => plate.textContent)).toEqual(six)
    await expect(less).toHaveFocus()
  },
}

export const KeepsChosen: Story = {
  name: 'A chosen plate stays visible when the rest is hidden',
  args: { value: ['Soup'] },
  play: async ({ canvas }) => {
    const plates = () => within(canvas.getByRole('list')).getAllByRole('button')
    await expect(plates()).toHaveLength(7)
    await expect(canvas.getByRole('button', { name: 'Soups', pressed: true })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show 7\u00a0more' }))
    await expect(plates()).toHaveLength(14)
    await expect(canvas.getByRole('button', { name: 'Main dishes' }).closest('li')).toHaveFocus()
  },
}

export const Toggles: Story = {
  name: 'A plate is pressed and released, by pointer, Enter and Space, one by one',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Dish type' })).toBeVisible()
    const salads = canvas.getByRole('button', { name: 'Salads', pressed: false })
    await userEvent.click(salads)
    await expect(args.onValueToggle).toHaveBeenCalledWith('Salad')
    await expect(salads).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByRole('button', { name: 'All', pressed: true })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(salads).toHaveAttribute('aria-pressed', 'false')
    await userEvent.keyboard(' ')
    await expect(salads).toHaveAttribute('aria-pressed', 'true')
    await expect(args.onValueToggle).toHaveBeenCalledTimes(3)
  },
}

export const TabOrder: Story = {
  name: 'Tab goes from plate to plate, then to "Show more"',
  play: async ({ canvas }) => {
    for (const { label } of DISHES.slice(0, 6)) {
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: label })).toHaveFocus()
    }
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Show 8\u00a0more' })).toHaveFocus()
  },
}
