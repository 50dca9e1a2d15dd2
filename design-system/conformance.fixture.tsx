import * as designSystem from '#design-system/index.ts'
import * as plates from '#design-system/enamel-plate/index.ts'
import * as players from '#design-system/sequence-player/index.ts'
import * as icons from '#design-system/icon/index.ts'
import { KITCHEN } from '#design-system/kitchen/conformance.fixture.tsx'
import { NOTES } from '#design-system/step-notes/conformance.fixture.tsx'
import { STUDIO } from '#design-system/studio/conformance.fixture.tsx'
import type { Conformance } from '#design-system/conformance.types.ts'

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
  DescriptionList,
  Dialog,
  EmptyState,
  ExpandableList,
  Facet,
  FavouriteLink,
  FavouriteToggle,
  FileDrop,
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
  StripChart,
  Tabs,
  Tag,
  TagLink,
  TaskProgress,
  TextDifference,
  TextArea,
  TextField,
  TextLink,
  TickRow,
  TimeInWords,
  TileLink,
  Tooltip,
  VisuallyHidden,
} = designSystem
const { SequencePlayer, SequencePlayerDialog, StepFilm } = players
const { ActionDrawing, EnamelPlate } = plates

const picture = { src: '/x.webp', alt: 'X', width: 4, height: 3 }
const card = { href: '/', title: 'Shakshuka', picture, author: { name: 'Mei', href: '/' } }
const question = { confirmLabel: 'Remove', cancelLabel: 'Cancel', onConfirm: () => undefined }
const open = { open: true, onOpenChange: () => undefined, title: 'Title' }
const film = { title: 'Shakshuka', src: null, steps: [] }
const shared = { url: 'https://simmer.example/', title: 'Simmer' }
const nothing = () => undefined

/** Every public component by name. */
export const COMPONENTS: Record<string, Conformance> = {
  ...KITCHEN,
  ...NOTES,
  ...STUDIO,
  ActionDrawing: { slot: 'action-drawing', element: (it) => <ActionDrawing of="fry" {...it} /> },
  EnamelPlate: { slot: 'enamel-plate', element: (it) => <EnamelPlate action="fry" {...it} /> },
  AlertDialog: {
    slot: 'alert-dialog',
    portal: true,
    element: (it) => (
      <AlertDialog {...open} closeLabel="OK" {...it}>
        Read this.
      </AlertDialog>
    ),
  },
  ArrowLink: { slot: 'link', element: (it) => <ArrowLink href="/" {...it} /> },
  AuthorCard: {
    slot: 'author-card',
    element: (it) => <AuthorCard href="/" name="Mei" cookbooks="3 cookbooks" {...it} />,
  },
  Autocomplete: {
    slot: 'autocomplete',
    inner: 'input',
    element: (it) => <Autocomplete label="X" suggestions={[]} {...it} />,
  },
  Avatar: { slot: 'avatar', element: (it) => <Avatar name="Mei Tanaka" {...it} /> },
  Banner: { slot: 'banner', element: (it) => <Banner title="Saved" {...it} /> },
  Button: { slot: 'button', element: (it) => <Button {...it}>Save</Button> },
  ButtonLink: {
    slot: 'button-link',
    element: (it) => (
      <ButtonLink href="/" {...it}>
        Home
      </ButtonLink>
    ),
  },
  Card: { slot: 'card', element: (it) => <Card {...it} /> },
  CardByline: { slot: 'card-byline', element: (it) => <CardByline name="Mei" href="/" {...it} /> },
  CardGrid: { slot: 'card-grid', element: (it) => <CardGrid {...it} /> },
  CardMeta: { slot: 'card-meta', element: (it) => <CardMeta {...it} /> },
  CardPicture: { slot: 'card-picture', element: (it) => <CardPicture {...it} /> },
  CardSkeleton: { slot: 'card-skeleton', element: (it) => <CardSkeleton {...it} /> },
  CardTags: {
    slot: 'card-tags',
    element: (it) => <CardTags tags={[{ name: 'vegan', href: '/' }]} {...it} />,
  },
  CardTitle: { slot: 'card-title', element: (it) => <CardTitle href="/" title="X" {...it} /> },
  Carousel: {
    slot: 'carousel',
    element: (it) => (
      <Carousel heading="New" {...it}>
        <p key="one">One</p>
      </Carousel>
    ),
  },
  CategoryFilter: {
    slot: 'category-filter',
    element: (it) => (
      <CategoryFilter label="Dish" categories={[]} value={[]} onValueToggle={nothing} {...it} />
    ),
  },
  Checkbox: { slot: 'checkbox', inner: 'input', element: (it) => <Checkbox label="X" {...it} /> },
  Chip: { slot: 'chip', element: (it) => <Chip removeLabel="Remove" onRemove={nothing} {...it} /> },
  ChoiceMenu: {
    slot: 'choice-menu',
    element: (it) => (
      <ChoiceMenu
        label="Author"
        value="a"
        options={[{ value: 'a', label: 'A' }]}
        onChoose={nothing}
        {...it}
      />
    ),
  },
  ConfirmDialog: {
    slot: 'confirm-dialog',
    portal: true,
    element: (it) => (
      <ConfirmDialog {...open} {...question} {...it}>
        Why?
      </ConfirmDialog>
    ),
  },
  CookbookCard: {
    slot: 'cookbook-card',
    element: (it) => <CookbookCard {...card} rating={{ average: 4 }} {...it} />,
  },
  CountBadge: { slot: 'count-badge', element: (it) => <CountBadge {...it} /> },
  Dialog: {
    slot: 'dialog',
    portal: true,
    element: (it) => (
      <Dialog {...open} {...it}>
        Content
      </Dialog>
    ),
  },
  DescriptionList: {
    slot: 'description-list',
    element: (it) => <DescriptionList items={[]} {...it} />,
  },
  FileDrop: {
    slot: 'file-drop',
    element: (it) => <FileDrop label="Choose files" onFiles={() => {}} {...it} />,
  },
  StripChart: {
    slot: 'strip-chart',
    element: (it) => <StripChart label="Cooks" bars={[]} {...it} />,
  },
  TaskProgress: {
    slot: 'task-progress',
    element: (it) => <TaskProgress label="Sending" {...it} />,
  },
  TextDifference: {
    slot: 'text-difference',
    element: (it) => <TextDifference changes={[]} {...it} />,
  },
  TimeInWords: {
    slot: 'time-in-words',
    element: (it) => <TimeInWords date={new Date(0)} {...it} />,
  },
  EmptyState: { slot: 'empty-state', element: (it) => <EmptyState title="Nothing" {...it} /> },
  ExpandableList: {
    slot: 'expandable-list',
    inner: 'ul',
    element: (it) => (
      <ExpandableList items={['a']} limit={1} keyOf={String} renderItem={String} {...it} />
    ),
  },
  Facet: {
    slot: 'facet',
    element: (it) => <Facet label="X" options={[]} value={[]} onValueChange={nothing} {...it} />,
  },
  FavouriteLink: {
    slot: 'favourite-link',
    element: (it) => <FavouriteLink name="Shakshuka" href="/" {...it} />,
  },
  FavouriteToggle: {
    slot: 'favourite-toggle',
    element: (it) => <FavouriteToggle name="Shakshuka" {...it} />,
  },
  HotspotImage: {
    slot: 'hotspot-image',
    element: (it) => <HotspotImage picture={picture} hotspots={[]} {...it} />,
  },
  Icon: { slot: 'icon', element: (it) => <Icon of={icons.Search} {...it} /> },
  IconButton: {
    slot: 'icon-button',
    element: (it) => <IconButton label="Search" icon={icons.Search} {...it} />,
  },
  IconLink: {
    slot: 'icon-link',
    element: (it) => <IconLink label="Search" icon={icons.Search} href="/" {...it} />,
  },
  Image: { slot: 'image', element: (it) => <Image {...picture} {...it} /> },
  IngredientPicker: {
    slot: 'ingredient-picker',
    element: (it) => <IngredientPicker label="With" suggestions={[]} onSearch={nothing} {...it} />,
  },
  LanguageSwitch: {
    slot: 'language-switch',
    element: (it) => (
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
  Link: { slot: 'link', element: (it) => <Link href="/" {...it} /> },
  LinkMenu: {
    slot: 'link-menu',
    element: (it) => <LinkMenu label="Account" icon={icons.Search} links={[]} {...it} />,
  },
  Menu: {
    slot: 'menu',
    element: (it) => (
      <Menu label="Account" opener="IO" {...it}>
        <MenuLink href="/">Home</MenuLink>
      </Menu>
    ),
  },
  MenuButton: {
    slot: 'menu-button',
    element: (it) => (
      <Menu label="Account" opener="IO" defaultOpen>
        <MenuButton {...it}>Sign out</MenuButton>
      </Menu>
    ),
  },
  MenuLink: {
    slot: 'menu-link',
    element: (it) => (
      <Menu label="Account" opener="IO" defaultOpen>
        <MenuLink href="/" {...it}>
          Home
        </MenuLink>
      </Menu>
    ),
  },
  SideTabs: { slot: 'side-tabs', element: (it) => <SideTabs label="Main" items={[]} {...it} /> },
  NavTabs: { slot: 'nav-tabs', element: (it) => <NavTabs label="Main" items={[]} {...it} /> },
  Pagination: {
    slot: 'pagination',
    element: (it) => <Pagination page={1} pageCount={2} hrefOf={String} {...it} />,
  },
  PasswordField: {
    slot: 'text-field',
    inner: 'input',
    element: (it) => <PasswordField label="Password" autoComplete="new-password" {...it} />,
  },
  PersonLink: {
    slot: 'person-link',
    element: (it) => <PersonLink href="/" name="Mei Tanaka" {...it} />,
  },
  PictureCrop: {
    slot: 'picture-crop',
    element: (it) => (
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
    element: (it) => (
      <PictureButton label="Buy tools" {...it}>
        <Image {...picture} alt="" />
      </PictureButton>
    ),
  },
  Plate: { slot: 'plate', element: (it) => <Plate {...it} /> },
  PlayDisc: { slot: 'play-disc', element: (it) => <PlayDisc label="Play" {...it} /> },
  PlayLink: { slot: 'play-link', element: (it) => <PlayLink href="/" label="Play" {...it} /> },
  Progress: { slot: 'progress', element: (it) => <Progress label="Loading" {...it} /> },
  RadioGroup: {
    slot: 'radio-group',
    element: (it) => <RadioGroup label="Units" options={[]} {...it} />,
  },
  RangeSlider: {
    slot: 'range-slider',
    element: (it) => <RangeSlider label="Time" max={180} formatValue={String} {...it} />,
  },
  RecipeCard: {
    slot: 'recipe-card',
    element: (it) => <RecipeCard {...card} rating={{ average: 4 }} {...it} />,
  },
  SectionHead: { slot: 'section-head', element: (it) => <SectionHead title="Recipes" {...it} /> },
  Select: {
    slot: 'select',
    inner: 'select',
    element: (it) => <Select label="Sort" options={[{ value: 'new', label: 'New' }]} {...it} />,
  },
  SequencePlayer: {
    slot: 'sequence-player',
    element: (it) => <SequencePlayer {...film} {...it} />,
  },
  SequencePlayerDialog: {
    slot: 'sequence-player',
    portal: true,
    element: (it) => <SequencePlayerDialog {...open} {...film} {...it} />,
  },
  ServingsCounter: { slot: 'servings-counter', element: (it) => <ServingsCounter {...it} /> },
  ShareLinks: { slot: 'share-links', element: (it) => <ShareLinks content={shared} {...it} /> },
  ShareModal: {
    slot: 'share-modal',
    portal: true,
    element: (it) => <ShareModal open onOpenChange={open.onOpenChange} content={shared} {...it} />,
  },
  Skeleton: { slot: 'skeleton', element: (it) => <Skeleton {...it} /> },
  SkeletonRegion: {
    slot: 'skeleton-region',
    element: (it) => <SkeletonRegion {...it}>Loading</SkeletonRegion>,
  },
  Spinner: { slot: 'spinner', element: (it) => <Spinner {...it} /> },
  StarAverage: { slot: 'star-average', element: (it) => <StarAverage average={4} {...it} /> },
  StarRating: { slot: 'star-rating', element: (it) => <StarRating label="Rating" {...it} /> },
  StarSummary: { slot: 'star-summary', element: (it) => <StarSummary average={4} {...it} /> },
  StepFilm: {
    slot: 'step-film',
    element: (it) => (
      <StepFilm {...film} number={1} isPlaying={false} onPlayingChange={nothing} {...it} />
    ),
  },
  StoreLink: {
    slot: 'link',
    element: (it) => <StoreLink href="/" icon={icons.Search} line="Get it on" store="X" {...it} />,
  },
  Tabs: {
    slot: 'tabs',
    element: (it) => (
      <Tabs label="Lists" items={[{ value: 'a', label: 'A', content: 'B' }]} {...it} />
    ),
  },
  Tag: { slot: 'tag', element: (it) => <Tag {...it} /> },
  TagLink: { slot: 'tag-link', element: (it) => <TagLink href="/" {...it} /> },
  TextArea: {
    slot: 'text-area',
    inner: 'textarea',
    element: (it) => <TextArea label="X" {...it} />,
  },
  TextField: {
    slot: 'text-field',
    inner: 'input',
    element: (it) => <TextField label="X" {...it} />,
  },
  TextLink: { slot: 'link', element: (it) => <TextLink href="/" {...it} /> },
  TickRow: { slot: 'tick-row', element: (it) => <TickRow name="Salt" {...it} /> },
  TileLink: { slot: 'tile-link', element: (it) => <TileLink href="/" picture={null} {...it} /> },
  Tooltip: {
    slot: 'tooltip',
    element: (it) => (
      <Tooltip content="More" {...it}>
        <Button>Add</Button>
      </Tooltip>
    ),
  },
  VisuallyHidden: { slot: 'visually-hidden', element: (it) => <VisuallyHidden {...it} /> },
}
