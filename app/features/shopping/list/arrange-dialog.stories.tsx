import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { shoppingWith } from '../../../../.storybook/data/shopping.ts'
import { inApp } from '../../../../.storybook/decorators/app.tsx'
import { ArrangeDialog } from './arrange-dialog.tsx'

const meta = {
  title: 'Screens/Shopping/Order of departments',
  component: ArrangeDialog,
  tags: ['!autodocs'],
  decorators: [inApp],
  args: {
    open: true,
    onOpenChange: fn(),
    departments: shoppingWith().arranged.departments,
    onOrder: fn(),
  },
} satisfies Meta<typeof ArrangeDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}

export const OpenGerman: Story = { globals: { language: 'de' } }
