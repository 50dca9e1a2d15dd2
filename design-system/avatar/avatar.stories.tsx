import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Avatar } from '#design-system/avatar/avatar.tsx'

const meta = {
  title: 'Components/Avatar',
  component: Avatar,
  args: { name: 'Jonas Weber', src: '/story/portrait.webp', labelled: true },
  argTypes: { size: { control: 'inline-radio', options: ['s', 'm', 'l', 'plate', 'xl'] } },
} satisfies Meta<typeof Avatar>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const Initials: Story = { args: { src: null, name: 'Matteo Conti' } }
export const Sizes: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-6 p-4">
      {(['s', 'm', 'l', 'plate', 'xl'] as const).map((size) => (
        <div key={size} className="grid gap-6">
          <Avatar name="Jonas Weber" src="/story/portrait.webp" size={size} />
          <Avatar name="Matteo Conti" size={size} />
        </div>
      ))}
    </div>
  ),
}
export const Broken: Story = {
  name: 'A portrait that fails to load is replaced by initials',
  args: { src: '/story/nowhere.webp' },
  play: async ({ canvas }) => {
    const avatar = canvas.getByRole('img', { name: 'Jonas Weber' })
    await waitFor(() => expect(avatar).toHaveTextContent('JW'))
  },
}
export const Portrait: Story = {}
export const Loading: Story = {
  name: 'Its box is reserved while the portrait loads',
  args: { size: 'xl', src: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E' },
  play: async ({ canvas }) => {
    const avatar = canvas.getByRole('img', { name: 'Jonas Weber' })
    await expect(avatar.offsetWidth).toBe(avatar.offsetHeight)
    await expect(avatar.offsetWidth).toBeGreaterThan(100)
  },
}
