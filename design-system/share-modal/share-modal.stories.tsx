import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { COOKBOOK, Sharing } from '#design-system/share-modal/share-modal.fixture.tsx'
import { ShareModal } from '#design-system/share-modal/share-modal.tsx'

const meta = {
  title: 'Components/ShareModal',
  component: ShareModal,
  args: { open: false, onOpenChange: fn(), content: COOKBOOK },
  argTypes: {
    initialFocus: { control: false },
    returnFocus: { control: false },
    footer: { control: false },
  },
  render: ({ open: _open, onOpenChange: _change, ...args }) => <Sharing {...args} />,
} satisfies Meta<typeof ShareModal>
export default meta

export const Playground: StoryObj<typeof meta> = {}
