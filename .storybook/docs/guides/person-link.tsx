import { PersonLink } from '#design-system/avatar/person-link.tsx'
import type { Guide } from '../component-page/guide.ts'

/** Guide to PersonLink. */
export const guide: Guide = {
  use: ['A person with their page: the author of a recipe, a member of a household.'],
  avoid: [
    'For an author in a list of authors, use AuthorCard.',
    'Within a card, use CardByline: it stands above the link that covers the card.',
    'Without a page to go to, use Avatar and the name.',
  ],
  anatomy: [
    ['Portrait', 'an Avatar of 56 px, or initials'],
    ['Name', 'bold; underlined on hover'],
    ['Line below', 'where the link goes'],
  ],
  keys: [
    ['Tab', 'focuses the link'],
    ['Enter', 'follows it'],
  ],
  comparison: {
    right: 'The line below says where the link goes.',
    good: (
      <PersonLink href="#person" name="Jonas Weber" src="/story/portrait.webp">
        View profile
      </PersonLink>
    ),
    wrong: '“Click here” says nothing, and it is part of the link’s name.',
    bad: (
      <PersonLink href="#person" name="Jonas Weber" src="/story/portrait.webp">
        Click here
      </PersonLink>
    ),
  },
  content: [
    'Name and line are read as one: “Jonas Weber View profile”, „Jonas Weber Zum Profil“.',
    'Keep the line below to three words.',
  ],
  limits: ['It is one link: no button to follow or to message a person fits inside.'],
}
