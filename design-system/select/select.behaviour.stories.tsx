import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ORDERS } from '#design-system/select/select.fixture.ts'
import { Select } from '#design-system/select/select.tsx'

const meta = {
  title: 'Components/Select/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  component: Select,
  tags: ['!autodocs'],
  args: { label: 'Sort by', options: ORDERS, onValueChange: fn() },
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

export const Choosing: Story = {
  name: 'It is named by its label and reports the chosen value',
  play: async ({ args, canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Sort by' })
    await userEvent.selectOptions(select, 'Rating')
    await expect(args.onValueChange).toHaveBeenCalledWith('rate')
    await expect(select).toHaveValue('rate')
  },
}

export const Controlled: Story = {
  name: 'Controlled, it shows the given value until that changes',
  args: { value: 'name' },
  play: async ({ args, canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Sort by' })
    await userEvent.selectOptions(select, 'Rating')
    await expect(args.onValueChange).toHaveBeenCalledWith('rate')
    await expect(select).toHaveValue('name')
  },
}

export const Described: Story = {
  name: 'Hint and error describe it, in this order',
  args: { hint: 'For all lists.', error: 'Choose an order.' },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Sort by' })
    await expect(select).toHaveAccessibleDescription('For all lists. Choose an order.')
    await expect(select).toBeInvalid()
  },
}

export const FormReset: Story = {
  name: 'A reset of its form keeps the option that it is given, and calls handlers of a guest',
  args: { name: 'order', value: 'rate', onChange: fn() },
  render: (args) => (
    <form>
      <Select {...args} />
      <button type="reset">Reset</button>
    </form>
  ),
  play: async ({ args, canvas, canvasElement }) => {
    const select = canvas.getByRole('combobox', { name: 'Sort by' })
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    await expect(select).toHaveValue('rate')
    await expect([...new FormData(canvasElement.querySelector('form')!)]).toEqual([
      ['order', 'rate'],
    ])
    await userEvent.selectOptions(select, 'name')
    await expect(args.onChange).toHaveBeenCalled()
    await expect(args.onValueChange).toHaveBeenCalledWith('name')
  },
}
