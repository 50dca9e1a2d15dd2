import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '#design-system/button/button.tsx'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import { KitchenResume } from '#design-system/kitchen/index.ts'
import { PICTURES } from '#design-system/kitchen/kitchen.fixtures.ts'
import { Play } from '#design-system/icon/lucide.ts'
import { at } from '../../.storybook/viewports.ts'

const chicken = { id: 'b', name: 'Chicken', left: 760, ringsAt: '18:42' }
const sauce = { id: 'a', name: 'Sauce', left: 185, ringsAt: '18:32' }

function actions(goOn: string, end: string) {
  return (
    <>
      <ButtonLink variant="flame" size="l" icon={Play} iconFill href="/cook/12">
        {goOn}
      </ButtonLink>
      <Button variant="bare" size="l">
        {end}
      </Button>
    </>
  )
}

/** The way back to what is being cooked, on the first page and on the recipe. */
const meta = {
  title: 'Components/KitchenResume',
  component: KitchenResume,
  parameters: { layout: 'fullscreen' },
  args: {
    variant: 'band',
    place: 'You are at step 5 of 7.',
    recipe: 'Lemon chicken tray bake',
    picture: PICTURES[4]!,
    timers: [chicken],
    children: actions('Back to the kitchen', 'Stop cooking'),
  },
} satisfies Meta<typeof KitchenResume>
export default meta
type Story = StoryObj<typeof meta>

const GERMAN = {
  place: 'Du bist bei Schritt 5 von 7.',
  recipe: 'Zitronenhähnchen vom Blech',
  timers: [{ ...chicken, name: 'Hähnchen' }],
}

export const Band: Story = { globals: at(1280) }
export const BandOfTwo: Story = {
  args: {
    mark: 2,
    timers: [sauce, chicken],
    others: [{ id: 'c', href: '/cook/3', text: 'Also: Spaghetti al pomodoro, Step 3 of 5' }],
  },
  globals: at(1280),
}
export const BandOnPhone: Story = {
  args: { ...GERMAN, children: actions('Zurück in die Küche', 'Beenden') },
  globals: { ...at(320), language: 'de' },
}
export const BandAtTheStart: Story = {
  args: { picture: undefined, place: 'You are laying everything out.', timers: [] },
  globals: at(375),
}
export const InRecipe: Story = {
  name: 'Card',
  args: {
    variant: 'card',
    recipe: undefined,
    picture: undefined,
    children: actions('Go on at step 5', 'Start over'),
  },
  globals: at(768),
}
export const CardOnPhone: Story = {
  args: {
    ...GERMAN,
    variant: 'card',
    recipe: undefined,
    picture: undefined,
    children: actions('Weiter bei Schritt 5', 'Neu anfangen'),
  },
  globals: { ...at(320), language: 'de' },
}
