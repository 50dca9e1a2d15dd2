import { useRef } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { inApp } from '../../../.storybook/decorators/app.tsx'
import { SearchField, type SearchFieldProps } from './search-field.tsx'

/** Has its own ref: Storybook serialises args, and an element in them would be circular. */
function Field(props: Omit<SearchFieldProps, 'field'>) {
  return <SearchField {...props} field={useRef<HTMLInputElement>(null)} />
}

const meta = {
  title: 'Screens/Search/Field',
  component: Field,
  decorators: [inApp],
  args: {
    text: '',
    onTextChange: fn(),
    onSubmit: fn(),
    isPending: false,
  },
} satisfies Meta<typeof Field>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const EmptyGerman: Story = { globals: { language: 'de' } }

export const Filled: Story = { args: { text: 'feta' } }

export const Waiting: Story = { args: { text: 'feta', isPending: true } }
