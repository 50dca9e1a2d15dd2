import type { ComponentProps } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { ExpandableList } from '#design-system/expandable-list/expandable-list.tsx'

type Props = ComponentProps<typeof ExpandableList<string>>
const COMMENTS = ['Lovely', 'A touch acidic', 'My children eat this', 'Again tonight', 'Perfect']

const meta = {
  title: 'Components/ExpandableList',
  component: ExpandableList<string>,
  args: {
    items: COMMENTS,
    limit: 3,
    keyOf: (item: string) => item,
    renderItem: (item: string) => <p className="border-b border-line py-3">{item}</p>,
  },
  argTypes: { keyOf: { control: false }, renderItem: { control: false } },
} satisfies Meta<Props>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const Collapsed: Story = {}
export const Expanded: Story = {
  play: ({ canvas }) => userEvent.click(canvas.getByRole('button', { name: 'Show 2\u00a0more' })),
}
export const FocusVisible: Story = { play: () => userEvent.tab() }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const German: Story = { globals: { language: 'de' } }

export const NoMoreThanTheLimit: Story = {
  name: 'STA-10 with three there is no button',
  args: { items: COMMENTS.slice(0, 3) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}

export const OneMore: Story = {
  name: 'STA-10 with four a button shows the rest and hides it again',
  args: { items: COMMENTS.slice(0, 4) },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Show 1\u00a0more', expanded: false })
    await userEvent.click(button)
    const items = canvas.getAllByRole('listitem')
    await expect(items).toHaveLength(4)
    await expect(items[3]).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Show less', expanded: true }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await expect(button).toHaveFocus()
  },
}
