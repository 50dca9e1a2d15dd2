import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { KEPT_FILM } from '../../../../.storybook/data/films.ts'
import { inApp } from '../../../../.storybook/decorators/app.tsx'
import { FilmLine } from './film-line.tsx'

const meta = {
  title: 'Screens/Recipe/Film offline',
  component: FilmLine,
  decorators: [inApp],
  args: { state: { is: 'elsewhere' }, size: 24_300_000, onSave: fn(), onRemove: fn() },
  render: (args) => (
    <div className="max-w-[30rem]">
      <FilmLine {...args} />
    </div>
  ),
} satisfies Meta<typeof FilmLine>
export default meta
type Story = StoryObj<typeof meta>

const german = { language: 'de' }

export const Elsewhere: Story = { name: 'Before it is kept, with its size' }
export const ElsewhereGerman: Story = { globals: german }

export const Looking: Story = { name: 'Its size is being asked for', args: { size: undefined } }

export const NoConnection: Story = { name: 'No connection to keep it with', args: { size: null } }
export const NoConnectionGerman: Story = { args: NoConnection.args, globals: german }

export const Arriving: Story = {
  name: 'On its way',
  args: { state: { is: 'arriving', arrival: { bytes: 9_800_000, of: 24_300_000 } } },
}
export const ArrivingGerman: Story = { args: Arriving.args, globals: german }

export const Beginning: Story = {
  name: 'On its way, nothing has arrived',
  args: { state: { is: 'arriving', arrival: undefined } },
}

export const Partial: Story = { name: 'The connection dropped', args: { state: { is: 'partial' } } }
export const PartialGerman: Story = { args: Partial.args, globals: german }

export const NoRoom: Story = { name: 'No room for it', args: { state: { is: 'too-large' } } }
export const NoRoomGerman: Story = { args: NoRoom.args, globals: german }

export const Kept: Story = { args: { state: { is: 'saved', film: KEPT_FILM } } }
export const KeptGerman: Story = { args: Kept.args, globals: german }

export const Removed: Story = {
  name: 'The browser has removed it',
  args: { state: { is: 'removed', film: KEPT_FILM } },
}
export const RemovedGerman: Story = { args: Removed.args, globals: german }
