import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { inKitchen } from '#design-system/kitchen/kitchen-frame.fixture.tsx'
import { Scene } from '#design-system/kitchen/scene.fixture.tsx'
import { useRecipe } from '#app/features/recipes/index.ts'
import { keys } from '#app/lib/api/keys.ts'
import { inApp } from '../../../.storybook/decorators/app.tsx'
import { DISH } from '../../../.storybook/data/cooking-log.ts'
import { settings } from './by-ear/by-ear.fixture.tsx'
import { LanguageSetting } from './language-setting.tsx'

/** The setting beside a recipe that is on screen. */
function Setting() {
  useRecipe(DISH.Id)
  return <LanguageSetting />
}

const ENGLISH = keys.recipe(DISH.Id, 1)
const GERMAN = keys.recipe(DISH.Id, 0)
const PHONE = { frame: { width: '390px', height: '844px' } }

/** The language of the kitchen, and what is said of one that is not there. */
const meta = {
  title: 'Screens/Kitchen/Language',
  component: Scene,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  decorators: [inKitchen, inApp],
  args: { over: settings(<Setting />) },
} satisfies Meta<typeof Scene>
export default meta
type Story = StoryObj<typeof meta>

const choose = async (language: string) =>
  await userEvent.click(await screen.findByRole('button', { name: language }))

/** Without a connection the recipe is not there in German. */
export const NotThere: Story = {
  parameters: { answers: { [ENGLISH]: DISH }, failures: [GERMAN] },
  play: async () => {
    await choose('DE')
    await screen.findByText('German couldn’t be loaded. Simmer stays in English.')
  },
}
export const NotThereOnPhoneGerman: Story = {
  parameters: { ...PHONE, answers: { [GERMAN]: DISH }, failures: [ENGLISH] },
  globals: { language: 'de' },
  play: async () => {
    await choose('EN')
    await screen.findByText(/^Englisch konnte nicht geladen werden/)
  },
}
/** On a slow network. */
export const Loading: Story = {
  parameters: { ...PHONE, answers: { [ENGLISH]: DISH } },
  play: async () => {
    await choose('DE')
    await screen.findByText('German is loading.')
  },
}
