import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { Apple, GooglePlay, Instagram } from '#design-system/icon/brand.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import { Logo } from '#design-system/icon/logo.tsx'
import { ExternalLink } from '#design-system/icon/lucide.ts'
import { Image } from '#design-system/image/image.tsx'
import { ArrowLink } from '#design-system/link/arrow-link.tsx'
import { StoreLink } from '#design-system/link/store-link.tsx'
import { TextLink } from '#design-system/link/text-link.tsx'
import { TileLink } from '#design-system/image/tile-link.tsx'
import { inState } from '../../.storybook/docs/states/in-state.ts'
import { at } from '../../.storybook/viewports.ts'

const meta = {
  title: 'Components/Link/States',
  component: TextLink,
  tags: ['!autodocs'],
  args: { href: '/terms', children: 'Terms of use' },
} satisfies Meta<typeof TextLink>
export default meta
type Story = StoryObj<typeof meta>

const tool = <Image src="/story/tools.webp" alt="" width={72} height={72} className="size-18" />

export const Kinds: Story = {
  render: () => (
    <div className="grid justify-items-start gap-3">
      <TextLink href="/terms">Terms of use</TextLink>
      <ArrowLink href="/cookbooks">All cookbooks</ArrowLink>
      <TextLink href="/recipes" variant="quiet">
        Recipes
      </TextLink>
      <TextLink href="https://instagram.example/" variant="quiet">
        <Icon of={Instagram} />
        Instagram
      </TextLink>
      <TextLink href="/auth" variant="bar">
        Log in
      </TextLink>
      <TextLink href="/" variant="name">
        <Logo className="size-8" />
        Simmer
      </TextLink>
    </div>
  ),
}
export const Stores: Story = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      <StoreLink href="#apple" icon={Apple} line="Download on the" store="App Store" />
      <StoreLink href="#google" icon={GooglePlay} line="Get it on" store="Google Play" />
    </div>
  ),
}
export const StoreHover: Story = { ...Stores, ...inState('hover', 'a') }
export const StoreFocusVisible: Story = { ...Stores, play: () => userEvent.tab() }
export const Tiles: Story = {
  render: () => (
    <div className="grid grid-cols-[repeat(auto-fill,7rem)] gap-2">
      <TileLink href="#pan" picture={tool} iconEnd={ExternalLink}>
        Frying pan
      </TileLink>
      <TileLink href="#board" picture={tool}>
        Chopping board
      </TileLink>
    </div>
  ),
}
export const TileHover: Story = { ...Tiles, ...inState('hover', 'a') }
export const TileFocusVisible: Story = { ...Tiles, play: () => userEvent.tab() }
export const TileLongGerman: Story = {
  render: () => (
    <div className="grid grid-cols-[repeat(auto-fill,7rem)] gap-2">
      <TileLink href="#pan" picture={tool} iconEnd={ExternalLink}>
        {'Schmor\u00adtopf mit Deckel aus Guss\u00adeisen'}
      </TileLink>
      <TileLink href="#board" picture={tool}>
        Schneidebrett
      </TileLink>
    </div>
  ),
  globals: { ...at(320), language: 'de' },
}
export const QuietHover: Story = {
  args: { variant: 'quiet' },
  ...inState('hover', 'a'),
}
export const BarFocusVisible: Story = {
  args: { variant: 'bar', children: 'Log in' },
  play: () => userEvent.tab(),
}
