import { Skeleton, SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'
import { Spinner } from '#design-system/spinner/spinner.tsx'
import type { Guide } from '../component-page/guide.ts'

/** Guide to Skeleton. */
export const guide: Guide = {
  use: [
    'Content that is loading and whose shape is known: cards, lines of text.',
    'Put all of them into one SkeletonRegion. CardSkeleton is a card.',
  ],
  avoid: [
    'For an action that is pending, use the `pending` of its button.',
    'For a task of more than a few seconds, use TaskProgress.',
    'Where nothing is known of the shape, use Spinner.',
  ],
  anatomy: [
    ['Region', 'is busy, and says “Loading” once'],
    ['Skeleton', 'a grey box: a line of text, or any box by `className`'],
  ],
  keys: [],
  comparison: {
    right: 'The sizes of the content: nothing jumps when it comes.',
    good: (
      <SkeletonRegion>
        <Skeleton className="aspect-picture rounded-picture" />
        <Skeleton className="mt-3 h-5 w-4/5" />
        <Skeleton className="mt-3 h-4 w-2/5" />
      </SkeletonRegion>
    ),
    wrong: 'A small sign for a large part: the page jumps.',
    bad: (
      <p className="flex items-center gap-2">
        <Spinner /> Loading
      </p>
    ),
  },
  content: ['Its one word comes from the messages: “Loading”, „Wird geladen“.'],
  limits: [
    'It does not know the content: keep its sizes like those of the content.',
    'It says nothing when the content is there; the caller moves the focus or announces.',
    'Under reduced motion it does not pulse.',
  ],
}
