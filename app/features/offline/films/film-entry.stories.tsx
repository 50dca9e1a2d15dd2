import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { KEPT_FILM } from '../../../../.storybook/data/films.ts'
import { inApp } from '../../../../.storybook/decorators/app.tsx'
import { FilmEntry } from './film-entry.tsx'

const meta = {
  title: 'Screens/Settings/Kept film',
  component: FilmEntry,
  decorators: [inApp],
  args: {
    film: KEPT_FILM,
    state: { is: 'saved', film: KEPT_FILM },
    onSave: fn(),
    onRemove: fn(),
  },
  render: (args) => (
    <section className="max-w-136">
      <h2 className="sr-only">{args.film.names[1]}</h2>
      <ul className="border-t border-line">
        <FilmEntry {...args} />
      </ul>
    </section>
  ),
} satisfies Meta<typeof FilmEntry>
export default meta
type Story = StoryObj<typeof meta>

const german = { language: 'de' }

export const Kept: Story = {}
export const KeptGerman: Story = { globals: german }

export const Arriving: Story = {
  name: 'On its way',
  args: { state: { is: 'arriving', arrival: { bytes: 9_800_000, of: 24_300_000 } } },
}

export const Partial: Story = { name: 'The connection dropped', args: { state: { is: 'partial' } } }
export const PartialGerman: Story = { args: Partial.args, globals: german }

export const Removed: Story = {
  name: 'The browser has removed it',
  args: { state: { is: 'removed', film: KEPT_FILM } },
}
export const RemovedGerman: Story = { args: Removed.args, globals: german }
