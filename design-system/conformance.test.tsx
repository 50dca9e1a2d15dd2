// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { Avatar } from '#design-system/avatar/avatar.tsx'
import { Banner } from '#design-system/banner/banner.tsx'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Card, CardGrid, CardMeta, CardPicture } from '#design-system/card/card.tsx'
import { CategoryFilter } from '#design-system/category-filter/category-filter.tsx'
import { EmptyState } from '#design-system/empty-state/empty-state.tsx'
import { HotspotImage } from '#design-system/hotspot-image/hotspot-image.tsx'
import { Search } from '#design-system/icon/lucide.ts'
import { IconButton, IconLink } from '#design-system/icon-button/icon-button.tsx'
import { IngredientPicker } from '#design-system/ingredient-picker/ingredient-picker.tsx'
import { Link } from '#design-system/link/link.tsx'
import { en } from '#design-system/messages/en.ts'
import { Pagination } from '#design-system/pagination/pagination.tsx'
import { Progress } from '#design-system/progress/progress.tsx'
import { DesignSystemProvider } from '#design-system/provider/provider.tsx'
import { RangeSlider } from '#design-system/range-slider/range-slider.tsx'
import { SectionHead } from '#design-system/section-head/section-head.tsx'
import { ServingsCounter } from '#design-system/servings-counter/servings-counter.tsx'
import { Skeleton, SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'
import { Spinner } from '#design-system/spinner/spinner.tsx'
import { StarAverage, StarSummary } from '#design-system/star-rating/star-average.tsx'
import { StarRating } from '#design-system/star-rating/star-rating.tsx'
import { CountBadge } from '#design-system/tag/badge.tsx'
import { Chip, Tag, TagLink } from '#design-system/tag/tag.tsx'

/** What every component with one root element promises to its user. */
type RootProps = { className?: string; 'data-mine'?: string; ref?: (node: unknown) => void }

const picture = { src: '/x.webp', alt: 'X', width: 4, height: 3 }
const nothing = () => undefined

/** Each component by the name of its slot, with what it cannot do without. */
const COMPONENTS: [slot: string, render: (root: RootProps) => ReactNode][] = [
  ['avatar', (root) => <Avatar name="Mei Tanaka" {...root} />],
  ['banner', (root) => <Banner title="Saved" {...root} />],
  ['button', (root) => <Button {...root}>Save</Button>],
  [
    'button-link',
    (root) => (
      <ButtonLink href="/" {...root}>
        Home
      </ButtonLink>
    ),
  ],
  ['card', (root) => <Card {...root} />],
  ['card-grid', (root) => <CardGrid {...root} />],
  ['card-meta', (root) => <CardMeta {...root} />],
  ['card-picture', (root) => <CardPicture {...root} />],
  [
    'category-filter',
    (root) => (
      <CategoryFilter label="Dish" categories={[]} value={[]} onValueToggle={nothing} {...root} />
    ),
  ],
  ['chip', (root) => <Chip removeLabel="Remove" onRemove={nothing} {...root} />],
  ['count-badge', (root) => <CountBadge {...root} />],
  ['empty-state', (root) => <EmptyState title="Nothing" {...root} />],
  ['hotspot-image', (root) => <HotspotImage picture={picture} hotspots={[]} {...root} />],
  ['icon-button', (root) => <IconButton label="Search" icon={Search} {...root} />],
  ['icon-link', (root) => <IconLink label="Search" icon={Search} href="/" {...root} />],
  [
    'ingredient-picker',
    (root) => <IngredientPicker label="With" suggestions={[]} onSearch={nothing} {...root} />,
  ],
  ['link', (root) => <Link href="/" {...root} />],
  ['pagination', (root) => <Pagination page={1} pageCount={2} hrefOf={String} {...root} />],
  ['progress', (root) => <Progress label="Loading" {...root} />],
  ['range-slider', (root) => <RangeSlider label="Time" max={180} formatValue={String} {...root} />],
  ['section-head', (root) => <SectionHead title="Recipes" {...root} />],
  ['servings-counter', (root) => <ServingsCounter {...root} />],
  ['skeleton', (root) => <Skeleton {...root} />],
  ['skeleton-region', (root) => <SkeletonRegion {...root}>bones</SkeletonRegion>],
  ['spinner', (root) => <Spinner {...root} />],
  ['star-average', (root) => <StarAverage average={4} {...root} />],
  ['star-rating', (root) => <StarRating label="Rating" {...root} />],
  ['star-summary', (root) => <StarSummary average={4} {...root} />],
  ['tag', (root) => <Tag {...root} />],
  ['tag-link', (root) => <TagLink href="/" {...root} />],
]

test.each(COMPONENTS)(
  '%s names its slot and hands class, data and ref to its root',
  (slot, draw) => {
    let node: unknown
    const { container } = render(
      <DesignSystemProvider language="en" messages={en}>
        {draw({
          className: 'mine',
          'data-mine': 'yes',
          ref: (it) => {
            node ??= it
          },
        })}
      </DesignSystemProvider>,
    )
    const root = container.firstElementChild
    expect(root).toHaveAttribute('data-slot', slot)
    expect(root).toHaveClass('mine')
    expect(root).toHaveAttribute('data-mine', 'yes')
    expect(node).toBe(root)
  },
)

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
