import { Image } from '#design-system/image/image.tsx'
import { PlayLink } from '#design-system/image/play-link.tsx'
import type { Guide } from '../component-page/guide.ts'

const picture = (
  <Image src="/story/shakshuka.webp" alt="" width={640} height={480} className="rounded-picture" />
)

/** Guide to PlayLink. */
export const guide: Guide = {
  use: ['A picture that leads to its film, such as the picture of a step.'],
  avoid: [
    'When the film plays in place of the picture, use PlayDisc.',
    'For a recipe in a list, use RecipeCard.',
    'Without a film, use TileLink.',
  ],
  anatomy: [
    ['Picture', 'an Image with an empty `alt`'],
    ['Mark', 'a disc of 40 px with a triangle, in the lower corner'],
  ],
  keys: [
    ['Tab', 'focuses it'],
    ['Enter', 'follows it'],
  ],
  comparison: {
    right: 'The mark leaves the picture free.',
    good: (
      <div className="max-w-60">
        <PlayLink href="#film" label="Watch step 2">
          {picture}
        </PlayLink>
      </div>
    ),
    wrong: 'A picture so small that the mark covers it.',
    bad: (
      <div className="max-w-16">
        <PlayLink href="#film" label="Watch step 2">
          {picture}
        </PlayLink>
      </div>
    ),
  },
  content: ['The label says what plays: “Watch step 2”, „Schritt 2 ansehen“.'],
  limits: [
    'It shows neither the length of the film nor how much was watched.',
    'The picture should be at least 120 px wide.',
  ],
}
