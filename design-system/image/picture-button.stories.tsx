import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Image } from '#design-system/image/image.tsx'
import { PictureButton } from '#design-system/image/picture-button.tsx'

const meta = {
  title: 'Components/PictureButton',
  component: PictureButton,
  args: {
    label: 'Buy tools',
    onClick: fn(),
    children: <Image src="/story/tools.webp" alt="" width={800} height={500} />,
  },
  argTypes: { children: { control: false } },
  decorators: [(Story) => <div className="max-w-toast">{Story()}</div>],
} satisfies Meta<typeof PictureButton>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const FocusVisible: Story = { play: () => userEvent.tab() }
export const Presses: Story = {
  name: 'A click, Enter and Space press it',
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buy tools' }))
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onClick).toHaveBeenCalledTimes(3)
  },
}
