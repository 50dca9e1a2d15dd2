import type { Meta, StoryObj } from '@storybook/react-vite'
import * as brand from '#design-system/icon/brand.tsx'
import { DISH_TYPE_ICONS } from '#design-system/icon/dish-types.ts'
import { Icon, type IconDrawing } from '#design-system/icon/icon.tsx'
import { Logo } from '#design-system/icon/logo.tsx'
import * as lucide from '#design-system/icon/lucide.ts'

const meta = {
  title: 'Components/Icon',
  component: Icon,
  args: { of: lucide.Heart },
  argTypes: {
    of: { control: false },
    size: { control: 'inline-radio', options: ['s', 'm', 'l', 'xl'] },
  },
} satisfies Meta<typeof Icon>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

function Sheet({ drawings }: { drawings: Record<string, IconDrawing> }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-4">
      {Object.entries(drawings).map(([name, drawing]) => (
        <li key={name} className="grid justify-items-center gap-1 text-caption">
          <Icon of={drawing} size="xl" />
          {name}
        </li>
      ))}
    </ul>
  )
}

export const Lucide: Story = { render: () => <Sheet drawings={lucide} /> }
export const DishTypes: Story = { render: () => <Sheet drawings={DISH_TYPE_ICONS} /> }
export const Brands: Story = { render: () => <Sheet drawings={brand} /> }
export const Filled: Story = {
  render: () => (
    <div className="flex gap-4 text-[1.5rem]">
      <Icon of={lucide.Heart} fill className="text-heart" />
      <Icon of={lucide.Star} fill className="text-rating" />
      <Icon of={lucide.Play} fill />
    </div>
  ),
}
export const TheLogo: Story = {
  render: () => (
    <span className="inline-flex items-center gap-2 text-[1.5rem] leading-none font-bold tracking-[-0.035em]">
      <Logo className="size-7.5" />
      Simmer
    </span>
  ),
}
