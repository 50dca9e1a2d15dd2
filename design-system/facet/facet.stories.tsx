import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Facet, type FacetProps } from '#design-system/facet/facet.tsx'
import { ChoosingFacet, DIETS } from '#design-system/facet/facet.fixture.tsx'

const meta = {
  title: 'Components/Facet',
  component: Facet<string>,
  args: { label: 'Diet', options: DIETS, value: ['Vegetarian'], onValueChange: fn() },
  argTypes: { options: { control: false } },
  render: (args) => <ChoosingFacet {...args} />,
  decorators: [(Story) => <div className="max-w-74">{Story()}</div>],
} satisfies Meta<FacetProps<string>>
export default meta

export const Playground: StoryObj<typeof meta> = {}
