// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs'
import { render, screen } from '@testing-library/react'
import { StrictMode, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import * as designSystem from '#design-system/index.ts'
import * as players from '#design-system/sequence-player/index.ts'
import * as icons from '#design-system/icon/index.ts'
import type { IconDrawing } from '#design-system/icon/icon.tsx'
import { en } from '#design-system/messages/en.ts'

const {
  AlertDialog,
  ArrowLink,
  AuthorCard,
  Autocomplete,
  Avatar,
  Banner,
  Button,
  ButtonLink,
  Card,
  CardByline,
  CardGrid,
  CardMeta,
  CardPicture,
  CardSkeleton,
  CardTags,
  CardTitle,
  Carousel,
  CategoryFilter,
  Checkbox,
  Chip,
  ChoiceMenu,
  ConfirmDialog,
  CookbookCard,
  CountBadge,
  DesignSystemProvider,
  Dialog,
  EmptyState,
  ExpandableList,
  FavouriteLink,
  FavouriteToggle,
  HotspotImage,
  Icon,
  IconButton,
  IconLink,
  Image,
  IngredientPicker,
  LanguageSwitch,
  Link,
  LinkMenu,
  Menu,
  MenuButton,
  MenuLink,
  NavTabs,
  SideTabs,
  Pagination,
  PasswordField,
  PersonLink,
  PictureButton,
  PictureCrop,
  Plate,
  PlayDisc,
  PlayLink,
  Progress,
  RadioGroup,
  RangeSlider,
  RecipeCard,
  SectionHead,
  Select,
  ServingsCounter,
  ShareLinks,
  ShareModal,
  Skeleton,
  SkeletonRegion,
  Spinner,
  StarAverage,
  StarRating,
  StarSummary,
  StoreLink,
  Tabs,
  Tag,
  TagLink,
  TextArea,
  TextField,
  TextLink,
  TickRow,
  TileLink,
  Toaster,
  Tooltip,
  VisuallyHidden,
} = designSystem
const { SequencePlayer, SequencePlayerDialog } = players

// The simulated browser loads no pictures, yet calls each of them complete: that looks like failure.
Object.defineProperty(HTMLImageElement.prototype, 'complete', { get: () => false })

/** What every component promises to its user. */
interface Promised {
  className?: string
  'data-mine'?: string
  ref?: (node: unknown) => void
}

interface Conformity {
  /** Name of its slot. */
  slot: string
  /** Draws it with nothing but what it cannot do without. */
  draw: (promised: Promised) => ReactNode
  /** The element inside that gets `ref` and the rest, such as the control of a field. */
  inner?: string
  /** Stands in a portal, which the server does not render. */
  portal?: true
}

const picture = { src: '/x.webp', alt: 'X', width: 4, height: 3 }
const card = { href: '/', title: 'Shakshuka', picture, author: { name: 'Mei', href: '/' } }
const question = { confirmLabel: 'Remove', cancelLabel: 'Cancel', onConfirm: () => undefined }
const open = { open: true, onOpenChange: () => undefined, title: 'Title' }
const film = { title: 'Shakshuka', src: null, steps: [] }
const shared = { url: 'https://simmer.example/', title: 'Simmer' }
const nothing = () => undefined

/** Every component of the public entries by its name. */
const COMPONENTS: Record<string, Conformity> = {
  AlertDialog: {
    slot: 'alert-dialog',
    portal: true,
    draw: (it) => (
      <AlertDialog {...open} closeLabel="OK" {...it}>
        Read this.
      </AlertDialog>
    ),
  },
  ArrowLink: { slot: 'link', draw: (it) => <ArrowLink href="/" {...it} /> },
  AuthorCard: {
    slot: 'author-card',
    draw: (it) => <AuthorCard href="/" name="Mei" cookbooks="3 cookbooks" {...it} />,
  },
  Autocomplete: {
    slot: 'autocomplete',
    inner: 'input',
    draw: (it) => <Autocomplete label="X" suggestions={[]} {...it} />,
  },
  Avatar: { slot: 'avatar', draw: (it) => <Avatar name="Mei Tanaka" {...it} /> },
  Banner: { slot: 'banner', draw: (it) => <Banner title="Saved" {...it} /> },
  Button: { slot: 'button', draw: (it) => <Button {...it}>Save</Button> },
  ButtonLink: {
    slot: 'button-link',
    draw: (it) => (
      <ButtonLink href="/" {...it}>
        Home
      </ButtonLink>
    ),
  },
  Card: { slot: 'card', draw: (it) => <Card {...it} /> },
  CardByline: { slot: 'card-byline', draw: (it) => <CardByline name="Mei" href="/" {...it} /> },
  CardGrid: { slot: 'card-grid', draw: (it) => <CardGrid {...it} /> },
  CardMeta: { slot: 'card-meta', draw: (it) => <CardMeta {...it} /> },
  CardPicture: { slot: 'card-picture', draw: (it) => <CardPicture {...it} /> },
  CardSkeleton: { slot: 'card-skeleton', draw: (it) => <CardSkeleton {...it} /> },
  CardTags: {
    slot: 'card-tags',
    draw: (it) => <CardTags tags={[{ name: 'vegan', href: '/' }]} {...it} />,
  },
  CardTitle: { slot: 'card-title', draw: (it) => <CardTitle href="/" title="X" {...it} /> },
  Carousel: {
    slot: 'carousel',
    draw: (it) => (
      <Carousel heading="New" {...it}>
        <p key="one">One</p>
      </Carousel>
    ),
  },
  CategoryFilter: {
    slot: 'category-filter',
    draw: (it) => (
      <CategoryFilter label="Dish" categories={[]} value={[]} onValueToggle={nothing} {...it} />
    ),
  },
  Checkbox: { slot: 'checkbox', inner: 'input', draw: (it) => <Checkbox label="X" {...it} /> },
  Chip: { slot: 'chip', draw: (it) => <Chip removeLabel="Remove" onRemove={nothing} {...it} /> },
  ChoiceMenu: {
    slot: 'choice-menu',
    draw: (it) => (
      <ChoiceMenu
        label="Author"
        value="a"
        choices={[{ value: 'a', label: 'A' }]}
        onChoose={nothing}
        {...it}
      />
    ),
  },
  ConfirmDialog: {
    slot: 'confirm-dialog',
    portal: true,
    draw: (it) => (
      <ConfirmDialog {...open} {...question} {...it}>
        Why?
      </ConfirmDialog>
    ),
  },
  CookbookCard: {
    slot: 'cookbook-card',
    draw: (it) => <CookbookCard {...card} rating={{ average: 4 }} {...it} />,
  },
  CountBadge: { slot: 'count-badge', draw: (it) => <CountBadge {...it} /> },
  Dialog: {
    slot: 'dialog',
    portal: true,
    draw: (it) => (
      <Dialog {...open} {...it}>
        Content
      </Dialog>
    ),
  },
  EmptyState: { slot: 'empty-state', draw: (it) => <EmptyState title="Nothing" {...it} /> },
  ExpandableList: {
    slot: 'expandable-list',
    inner: 'ul',
    draw: (it) => (
      <ExpandableList items={['a']} limit={1} keyOf={String} renderItem={String} {...it} />
    ),
  },
  FavouriteLink: {
    slot: 'favourite-link',
    draw: (it) => <FavouriteLink name="Shakshuka" href="/" {...it} />,
  },
  FavouriteToggle: {
    slot: 'favourite-toggle',
    draw: (it) => <FavouriteToggle name="Shakshuka" {...it} />,
  },
  HotspotImage: {
    slot: 'hotspot-image',
    draw: (it) => <HotspotImage picture={picture} hotspots={[]} {...it} />,
  },
  Icon: { slot: 'icon', draw: (it) => <Icon of={icons.Search} {...it} /> },
  IconButton: {
    slot: 'icon-button',
    draw: (it) => <IconButton label="Search" icon={icons.Search} {...it} />,
  },
  IconLink: {
    slot: 'icon-link',
    draw: (it) => <IconLink label="Search" icon={icons.Search} href="/" {...it} />,
  },
  Image: { slot: 'image', draw: (it) => <Image {...picture} {...it} /> },
  IngredientPicker: {
    slot: 'ingredient-picker',
    draw: (it) => <IngredientPicker label="With" suggestions={[]} onSearch={nothing} {...it} />,
  },
  LanguageSwitch: {
    slot: 'language-switch',
    draw: (it) => (
      <LanguageSwitch
        label="Language"
        languages={[]}
        nameOf={String}
        hrefOf={String}
        onChoose={nothing}
        value="en"
        {...it}
      />
    ),
  },
  Link: { slot: 'link', draw: (it) => <Link href="/" {...it} /> },
  LinkMenu: {
    slot: 'link-menu',
    draw: (it) => <LinkMenu label="Account" icon={icons.Search} links={[]} {...it} />,
  },
  Menu: {
    slot: 'menu',
    draw: (it) => (
      <Menu label="Account" opener="IO" {...it}>
        <MenuLink href="/">Home</MenuLink>
      </Menu>
    ),
  },
  MenuButton: {
    slot: 'menu-button',
    draw: (it) => (
      <Menu label="Account" opener="IO" defaultOpen>
        <MenuButton {...it}>Sign out</MenuButton>
      </Menu>
    ),
  },
  MenuLink: {
    slot: 'menu-link',
    draw: (it) => (
      <Menu label="Account" opener="IO" defaultOpen>
        <MenuLink href="/" {...it}>
          Home
        </MenuLink>
      </Menu>
    ),
  },
  SideTabs: { slot: 'side-tabs', draw: (it) => <SideTabs label="Main" tabs={[]} {...it} /> },
  NavTabs: { slot: 'nav-tabs', draw: (it) => <NavTabs label="Main" tabs={[]} {...it} /> },
  Pagination: {
    slot: 'pagination',
    draw: (it) => <Pagination page={1} pageCount={2} hrefOf={String} {...it} />,
  },
  PasswordField: {
    slot: 'text-field',
    inner: 'input',
    draw: (it) => <PasswordField label="Password" autoComplete="new-password" {...it} />,
  },
  PersonLink: {
    slot: 'person-link',
    draw: (it) => <PersonLink href="/" name="Mei Tanaka" {...it} />,
  },
  PictureCrop: {
    slot: 'picture-crop',
    draw: (it) => (
      <PictureCrop
        src="/story/portrait.webp"
        label="Your picture"
        help="Drag it."
        zoomLabel="Zoom"
        formatZoom={String}
        onAreaChange={() => undefined}
        {...it}
      />
    ),
  },
  PictureButton: {
    slot: 'picture-button',
    draw: (it) => (
      <PictureButton label="Buy tools" {...it}>
        <Image {...picture} alt="" />
      </PictureButton>
    ),
  },
  Plate: { slot: 'plate', draw: (it) => <Plate {...it} /> },
  PlayDisc: { slot: 'play-disc', draw: (it) => <PlayDisc label="Play" {...it} /> },
  PlayLink: { slot: 'play-link', draw: (it) => <PlayLink href="/" label="Play" {...it} /> },
  Progress: { slot: 'progress', draw: (it) => <Progress label="Loading" {...it} /> },
  RadioGroup: {
    slot: 'radio-group',
    draw: (it) => <RadioGroup label="Units" options={[]} {...it} />,
  },
  RangeSlider: {
    slot: 'range-slider',
    draw: (it) => <RangeSlider label="Time" max={180} formatValue={String} {...it} />,
  },
  RecipeCard: {
    slot: 'recipe-card',
    draw: (it) => <RecipeCard {...card} rating={{ average: 4 }} {...it} />,
  },
  SectionHead: { slot: 'section-head', draw: (it) => <SectionHead title="Recipes" {...it} /> },
  Select: {
    slot: 'select',
    inner: 'select',
    draw: (it) => <Select label="Sort" options={[{ value: 'new', label: 'New' }]} {...it} />,
  },
  SequencePlayer: { slot: 'sequence-player', draw: (it) => <SequencePlayer {...film} {...it} /> },
  SequencePlayerDialog: {
    slot: 'sequence-player',
    portal: true,
    draw: (it) => <SequencePlayerDialog {...open} {...film} {...it} />,
  },
  ServingsCounter: { slot: 'servings-counter', draw: (it) => <ServingsCounter {...it} /> },
  ShareLinks: { slot: 'share-links', draw: (it) => <ShareLinks content={shared} {...it} /> },
  ShareModal: {
    slot: 'share-modal',
    portal: true,
    draw: (it) => <ShareModal open onOpenChange={open.onOpenChange} content={shared} {...it} />,
  },
  Skeleton: { slot: 'skeleton', draw: (it) => <Skeleton {...it} /> },
  SkeletonRegion: {
    slot: 'skeleton-region',
    draw: (it) => <SkeletonRegion {...it}>bones</SkeletonRegion>,
  },
  Spinner: { slot: 'spinner', draw: (it) => <Spinner {...it} /> },
  StarAverage: { slot: 'star-average', draw: (it) => <StarAverage average={4} {...it} /> },
  StarRating: { slot: 'star-rating', draw: (it) => <StarRating label="Rating" {...it} /> },
  StarSummary: { slot: 'star-summary', draw: (it) => <StarSummary average={4} {...it} /> },
  StoreLink: {
    slot: 'link',
    draw: (it) => <StoreLink href="/" icon={icons.Search} line="Get it on" store="X" {...it} />,
  },
  Tabs: {
    slot: 'tabs',
    draw: (it) => <Tabs label="Lists" items={[{ value: 'a', label: 'A', content: 'B' }]} {...it} />,
  },
  Tag: { slot: 'tag', draw: (it) => <Tag {...it} /> },
  TagLink: { slot: 'tag-link', draw: (it) => <TagLink href="/" {...it} /> },
  TextArea: { slot: 'text-area', inner: 'textarea', draw: (it) => <TextArea label="X" {...it} /> },
  TextField: { slot: 'text-field', inner: 'input', draw: (it) => <TextField label="X" {...it} /> },
  TextLink: { slot: 'link', draw: (it) => <TextLink href="/" {...it} /> },
  TickRow: { slot: 'tick-row', draw: (it) => <TickRow name="Salt" {...it} /> },
  TileLink: { slot: 'tile-link', draw: (it) => <TileLink href="/" picture={null} {...it} /> },
  Tooltip: {
    slot: 'tooltip',
    draw: (it) => (
      <Tooltip content="More" {...it}>
        <Button>Add</Button>
      </Tooltip>
    ),
  },
  VisuallyHidden: { slot: 'visually-hidden', draw: (it) => <VisuallyHidden {...it} /> },
}

/** Components without an element of their own. */
const ROOTLESS: Record<string, ReactNode> = {
  DesignSystemProvider: null,
  // Its region is Radix's; what stands in it comes from `toast()`.
  Toaster: <Toaster />,
}

const isComponent = ([name, value]: [string, unknown]) =>
  /^[A-Z][a-z]/.test(name) && typeof value === 'function'
const namesOf = (entry: object) =>
  Object.entries(entry)
    .filter(isComponent)
    .map(([name]) => name)

const inHouse = (part: ReactNode) => (
  <DesignSystemProvider language="en" messages={en}>
    {part}
  </DesignSystemProvider>
)

test('every public component is held to the contract', () => {
  const held = [...Object.keys(COMPONENTS), ...Object.keys(ROOTLESS), 'Logo']
  expect([...namesOf(designSystem), ...namesOf(players)].sort()).toEqual(held.sort())
})

test('every folder with a component has an entry of its own, and the whole has them all', () => {
  const whole = readFileSync('design-system/index.ts', 'utf8')
  const folders = readdirSync('design-system', { withFileTypes: true })
    .filter((item) => item.isDirectory() && !['icon', 'lib', 'sequence-player'].includes(item.name))
    .map(({ name }) => name)
    .filter((name) => readdirSync(`design-system/${name}`).some((file) => file.endsWith('.tsx')))
  const missing = folders.filter((name) => !whole.includes(`'#design-system/${name}/index.ts'`))
  expect(missing).toEqual([])
})

const rows = Object.entries(COMPONENTS)

test.each(rows)(
  '%s names its slot and hands on class, data and ref',
  (_, { slot, inner, draw }) => {
    let node: unknown
    const keep = (it: unknown) => {
      node ??= it
    }
    render(inHouse(draw({ className: 'mine', 'data-mine': 'yes', ref: keep })))
    const root = document.querySelector(`[data-slot="${slot}"]`)!
    const target = inner === undefined ? root : root.querySelector(inner)!
    expect(target).toHaveAttribute('data-mine', 'yes')
    expect(node).toBe(target)
    const styled = document.querySelector('.mine')
    expect(root.contains(styled)).toBe(true)
  },
)

test.each(rows)('%s renders on a server', (_, { slot, draw, portal = false }) => {
  const html = renderToString(inHouse(draw({})))
  expect(html.includes(`data-slot="${slot}"`)).toBe(!portal)
})

const everything = [
  ...rows.map(([name, { draw }]) => ({ name, part: draw({}) })),
  ...Object.entries(ROOTLESS).map(([name, part]) => ({ name, part })),
]

// The console is watched in every test: what it says fails it.
test.each(everything)('$name comes and goes twice and leaves nothing behind', ({ part }) => {
  const bodyBefore = document.body.getAttribute('style')
  const { unmount } = render(<StrictMode>{inHouse(part)}</StrictMode>)
  unmount()
  expect(screen.queryAllByText(/./)).toEqual([])
  expect(document.body.querySelectorAll('[data-slot]')).toHaveLength(0)
  expect(document.body.getAttribute('style')).toBe(bodyBefore)
})

const drawings = Object.entries(icons).filter(
  ([name]) => name !== 'Icon' && /^[A-Z][a-z0-9]/.test(name),
)

test.each(drawings as [string, IconDrawing][])('%s is a drawing', (_, Drawing) => {
  const { container } = render(<Icon of={Drawing} className="mine" data-mine="yes" />)
  const drawing = container.firstElementChild
  expect(drawing).toHaveAttribute('data-slot', 'icon')
  expect(drawing).toHaveAttribute('data-mine', 'yes')
  expect(drawing).toHaveClass('mine')
})

/** Stands in for a router's link. */
function RouterLink({ href, children }: { href?: string; children?: ReactNode }) {
  return (
    <a href={href} data-router="">
      {children}
    </a>
  )
}

test('a link is rendered by the component that the provider names', () => {
  const { container } = render(
    <DesignSystemProvider language="en" messages={en} linkComponent={RouterLink}>
      <TagLink href="/tags">vegan</TagLink>
    </DesignSystemProvider>,
  )
  expect(container.querySelector('a')).toHaveAttribute('data-router')
})
