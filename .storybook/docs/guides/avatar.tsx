import { Avatar } from '#design-system/avatar/avatar.tsx'
import type { Guide } from '../component-page/guide.ts'

/** Guide to Avatar. */
export const guide: Guide = {
  use: [
    'A person beside their name: in a line of text, in a list, on their page.',
    'It shows initials where there is no portrait, or where it fails to load.',
  ],
  avoid: [
    'For a person who can be followed to their page, use PersonLink.',
    'For dishes, cookbooks and everything else that is no person, use Image.',
  ],
  anatomy: [
    ['Portrait', 'a square picture, cut to a circle'],
    ['Initials', 'of the first and the last word of the name'],
    ['Rim', 'a thin ring on sizes m and l; the double rim on size xl only'],
  ],
  keys: [],
  comparison: {
    right: 'A round picture stands for a person.',
    good: (
      <span className="flex items-center gap-3">
        <Avatar name="Jonas Weber" src="/story/portrait.webp" />
        Jonas Weber
      </span>
    ),
    wrong: 'Initials of a cookbook: round means a person, and nobody knows a book by its initials.',
    bad: (
      <span className="flex items-center gap-3">
        <Avatar name="Levantine Mezze" />
        Levantine Mezze
      </span>
    ),
  },
  content: [
    'Pass the whole name, as it is printed elsewhere.',
    'Set `labelled` only where the name is not printed beside it: otherwise it is read twice.',
  ],
  limits: [
    'Initials are at most two letters; a name without letters or digits has none.',
    'It shows no state such as “online”, and no groups of people.',
  ],
}
