import type { RecipeCardProps } from '#design-system/card/recipe-card.tsx'
import { FavouriteToggle } from '#design-system/favourite-toggle/favourite-toggle.tsx'
import { HOTSPOT_PICTURE, HOTSPOTS } from '#design-system/hotspot-image/hotspot-image.fixture.ts'
import { HotspotImage } from '#design-system/hotspot-image/hotspot-image.tsx'
import { Image } from '#design-system/image/image.tsx'

/** A recipe cover for stories. */
export function cover(name: string) {
  return { src: `/story/${name}.webp`, alt: '', width: 640, height: 480 }
}

/** A cookbook cover for stories. */
export function book(name: string) {
  return { src: `/story/book-${name}.webp`, alt: '', width: 450, height: 600 }
}

/** A recipe with everything a card can show; what begins it is left to the story. */
export const RECIPE = {
  href: '/recipes/1',
  title: 'Shakshuka with feta',
  picture: cover('shakshuka'),
  author: { name: 'Yasmin Haddad', href: '/authors/3' },
  preparation: '10\u00a0min',
  rating: { average: 4.8, count: 56 },
  tags: [
    { name: 'vegetarian', href: '/tags?Term=vegetarian' },
    { name: 'gluten-free', href: '/tags?Term=gluten-free' },
    { name: 'one pan', href: '/tags?Term=one%20pan' },
  ],
  favourite: <FavouriteToggle name="Shakshuka with feta" />,
  preview: '/story/preview.mp4',
  ingredientsPane: (
    <HotspotImage picture={HOTSPOT_PICTURE} hotspots={HOTSPOTS} toggle={false} defaultShown />
  ),
  toolsPane: <Image src="/story/tools.webp" alt="The tools" width={800} height={500} />,
} satisfies RecipeCardProps

/** Cooking along with {@link RECIPE}. */
export const COOK_ALONG = { steps: 6, hasFilm: true, onClick: () => undefined }
