import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowLink } from '#design-system/link/arrow-link.tsx'
import { SectionHead } from '#design-system/section-head/section-head.tsx'
import { ServingsCounter } from '#design-system/servings-counter/servings-counter.tsx'
import { at } from '../../.storybook/viewports.ts'

const meta = {
  title: 'Components/SectionHead',
  component: SectionHead,
  args: {
    title: 'New cookbooks',
    trailing: <ArrowLink href="/cookbooks">All cookbooks</ArrowLink>,
  },
  argTypes: { trailing: { control: false } },
} satisfies Meta<typeof SectionHead>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const WithCounter: Story = { args: { title: 'Ingredients', trailing: <ServingsCounter /> } }
export const WithCount: Story = { args: { title: 'Comments', count: 5, trailing: undefined } }
export const WithoutRim: Story = { args: { rim: false } }
export const LongGerman: Story = {
  args: {
    title: 'Kichererbsen-Süßkartoffel-Gemüsepfanne',
    trailing: <ArrowLink href="/cookbooks">Alle Kochbücher</ArrowLink>,
  },
  globals: { ...at(320), language: 'de' },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
