import type { Meta, StoryObj } from '@storybook/react-vite'
import { KEPT_FILM } from '../../../../.storybook/data/films.ts'
import { inApp } from '../../../../.storybook/decorators/app.tsx'
import { forgetFilms, rememberFilm } from './record.ts'
import { SavedFilms } from './saved-films.tsx'

const meta = {
  title: 'Screens/Settings/Kept films',
  component: SavedFilms,
  decorators: [inApp],
  beforeEach: () => forgetFilms,
  render: () => (
    <div className="max-w-136">
      <h2 className="sr-only">{KEPT_FILM.names[1]}</h2>
      <SavedFilms />
    </div>
  ),
} satisfies Meta<typeof SavedFilms>
export default meta
type Story = StoryObj<typeof meta>

const german = { language: 'de' }

export const None: Story = { name: 'No film yet' }
export const NoneGerman: Story = { globals: german }

export const Removed: Story = {
  name: 'The browser has removed two films',
  beforeEach: () => {
    rememberFilm(KEPT_FILM)
    rememberFilm({ ...KEPT_FILM, recipeId: 2, names: { 0: 'Hummus', 1: 'Hummus' } })
  },
}
export const RemovedGerman: Story = { beforeEach: Removed.beforeEach!, globals: german }
