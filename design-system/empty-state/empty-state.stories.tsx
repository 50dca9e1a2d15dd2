import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import { Button } from '#design-system/button/button.tsx'
import { EmptyState } from '#design-system/empty-state/empty-state.tsx'
import { at } from '../../.storybook/viewports.ts'

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  args: {
    title: 'Not found any items',
    children:
      'No recipe has all three ingredients in 45 minutes. Give it more time, or take one ingredient out.',
    action: <Button variant="primary">Clear all filters</Button>,
  },
  argTypes: { action: { control: false } },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const Broken: Story = {
  args: {
    art: 'crack',
    title: 'The recipes did not arrive',
    children: 'The connection dropped. Your filters are still here.',
    action: <Button variant="primary">Try again</Button>,
  },
}
export const NotFound: Story = {
  args: {
    art: '404',
    headingLevel: 'h1',
    title: 'Oops! Page not found',
    children: 'This plate is empty. Perhaps the recipe was renamed.',
    action: (
      <ButtonLink href="/" variant="primary" size="l">
        Go to home
      </ButtonLink>
    ),
  },
}
export const TitleOnly: Story = { args: { children: undefined, action: undefined } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const German: Story = {
  args: {
    title: 'Keine Treffer',
    children: 'Kein Rezept enthält alle drei Zutaten in 45 Minuten. Gib mehr Zeit.',
    action: <Button variant="primary">Alle Filter löschen</Button>,
  },
  globals: { ...at(320), language: 'de' },
}
