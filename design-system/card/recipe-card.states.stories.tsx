import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { COOK_ALONG, cover, RECIPE } from '#design-system/card/card.fixture.tsx'
import { CardSkeleton } from '#design-system/card/card-skeleton.tsx'
import { CardGrid } from '#design-system/card/card.tsx'
import { RecipeCard } from '#design-system/card/recipe-card.tsx'
import { FavouriteToggle } from '#design-system/favourite-toggle/favourite-toggle.tsx'
import { SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'
import { at } from '../../.storybook/viewports.ts'

const meta = {
  title: 'Components/RecipeCard/States',
  component: RecipeCard,
  tags: ['!autodocs'],
  args: { ...RECIPE, cookAlong: COOK_ALONG },
  decorators: [
    (Story, { parameters }) => (
      <div className={parameters.wide ? undefined : 'max-w-72'}>{Story()}</div>
    ),
  ],
} satisfies Meta<typeof RecipeCard>
export default meta
type Story = StoryObj<typeof meta>

export const Rest: Story = {}
export const Hovered: Story = {
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('article'))
  },
}
export const IngredientsPane: Story = {
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('article'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Ingredients' }))
  },
}
export const ToolsPane: Story = {
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('article'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Tools' }))
  },
}
export const FocusOnTheTitle: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('link', { name: 'Shakshuka with feta' }).focus()
    await userEvent.keyboard('{Shift}')
    await canvas.findByRole('button', { name: 'Tools' })
  },
}
export const Favourite: Story = {
  args: { favourite: <FavouriteToggle name="Shakshuka with feta" pressed /> },
}
export const WithoutFilm: Story = {
  args: { cookAlong: { ...COOK_ALONG, hasFilm: false }, preview: undefined },
}
export const WithoutSteps: Story = { args: { cookAlong: undefined, preview: undefined } }
export const WithoutPicture: Story = { args: { picture: { ...cover(''), src: null } } }
export const LeadWithoutDescription: Story = { args: { lead: true, description: undefined } }
export const NotRated: Story = { args: { rating: { average: 0, count: 0 }, tags: [] } }
export const MuchWaiting: Story = {
  args: { preparation: '30\u00a0min', total: 'in all 19\u00a0h\u00a040' },
}
export const LongGerman: Story = {
  args: {
    title: 'Rauchige Kichererbsen-Süßkartoffel-...',
    fullTitle: 'Rauchige Kichererbsen-Süßkartoffel-Gemüsepfanne mit Joghurt',
    picture: cover('coconut-vegetable-curry'),
    preparation: '1\u00a0h\u00a020\u00a0min',
    total: 'insgesamt 19\u00a0h\u00a040',
    tags: [
      { name: 'Wochenende', href: '#' },
      { name: 'ohne Unternehmenspartnerschaften', href: '#' },
    ],
  },
  globals: { language: 'de' },
}

const NAMES = ['shakshuka', 'spaghetti-pomodoro', 'miso-ramen', 'hummus', 'margherita-pizza']

export const Grid: Story = {
  parameters: { wide: true },
  render: (args) => (
    <CardGrid>
      {NAMES.map((name, index) => (
        <li key={name} className={index === 0 ? 'col-span-2 tablet:row-span-2' : undefined}>
          <RecipeCard
            {...args}
            picture={cover(name)}
            lead={index === 0}
            total={index % 2 === 1 ? undefined : 'in all 19\u00a0h\u00a040'}
            description="Eggs cooked in a thick sauce of tomatoes and peppers, with cumin, smoked paprika and feta that softens between the yolks."
          />
        </li>
      ))}
    </CardGrid>
  ),
}
export const GridOnPhones: Story = { ...Grid, globals: at(375) }
export const NarrowOpened: Story = {
  parameters: { wide: true },
  globals: at(375),
  render: (args) => (
    <CardGrid>
      <li>
        <RecipeCard {...args} />
      </li>
    </CardGrid>
  ),
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('article'))
    await userEvent.click(await canvas.findByRole('button', { name: 'More views of the picture' }))
  },
}
export const Skeletons: Story = {
  parameters: { wide: true },
  render: () => (
    <SkeletonRegion>
      <CardGrid>
        {[1, 2, 3, 4].map((index) => (
          <li key={index}>
            <CardSkeleton />
          </li>
        ))}
      </CardGrid>
    </SkeletonRegion>
  ),
}
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('article'))
  },
}
