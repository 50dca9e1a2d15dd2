import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, mocked, spyOn, userEvent } from 'storybook/test'
import { inApp } from '../../../.storybook/decorators/app.tsx'
import { signedIn } from '../../../.storybook/mocks/session.ts'
import { at } from '../../../.storybook/viewports.ts'
import { withdrawnKey, WithdrawnFavourites } from './withdrawn-favourites.tsx'

const Recipes = [
  { Id: 312, Name: 'Grandma’s apple crumble cake' },
  { Id: 313, Name: 'Donaudampfschifffahrtsgesellschaftskapitänskajütenfrühstück' },
]
const answers = { [withdrawnKey(0)]: { Recipes }, [withdrawnKey(1)]: { Recipes } }

const meta = {
  title: 'Screens/Favourites/Withdrawn',
  component: WithdrawnFavourites,
  decorators: [
    (Story) => (
      <>
        <h1 className="sr-only">Favourites</h1>
        <h2 className="sr-only">Recipes</h2>
        <Story />
      </>
    ),
    inApp,
  ],
  beforeEach: () => signedIn(),
} satisfies Meta<typeof WithdrawnFavourites>
export default meta
type Story = StoryObj<typeof meta>

export const Two: Story = {
  name: 'PUB-97 The name and “withdrawn”; one can be let go',
  parameters: { answers },
  beforeEach: () => void spyOn(window, 'fetch'),
  play: async ({ canvas }) => {
    mocked(window.fetch).mockResolvedValue(Response.json({ IsFavorized: false }))
    await expect(canvas.getAllByText('withdrawn')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: /^Remove Grandma/ }))
    await expect(mocked(window.fetch).mock.calls[0]?.[0]).toMatch(/recipe\/312\/unfavorize/)
    await expect(canvas.getByRole('heading', { name: 'Withdrawn' })).toHaveFocus()
  },
}
export const German: Story = {
  parameters: { answers },
  globals: { language: 'de', ...at(320) },
}
