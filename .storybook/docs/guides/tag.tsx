import { Button } from '#design-system/button/button.tsx'
import { Chip, Tag, TagLink } from '#design-system/tag/tag.tsx'
import type { Guide } from '../component-page/guide.ts'

const ignore = () => {}

/** Guide to Tag. */
export const guide: Guide = {
  use: [
    'A short attribute: “vegan”.',
    'TagLink leads to everything with it, Chip can be removed, CountBadge is a number on an IconButton.',
  ],
  avoid: [
    'For an action, use Button.',
    'For a choice, use CategoryFilter, Facet or RadioGroup.',
    'For a state such as an error, use Banner or the text itself.',
  ],
  anatomy: [
    ['Text', 'one or two words'],
    ['Picture', 'before the text of a Chip'],
    ['Cross', 'the button that removes a Chip'],
  ],
  keys: [
    ['Tab', 'focuses a TagLink, or the button of a Chip; a Tag cannot be focused'],
    ['Enter', 'follows a TagLink'],
    ['Delete', 'removes a Chip, as does its button'],
  ],
  comparison: {
    right: 'Attributes, each of which leads to more of its kind.',
    good: (
      <span className="flex flex-wrap gap-1.5">
        <TagLink href="#vegan">vegan</TagLink>
        <TagLink href="#quick">quick</TagLink>
        <Chip removeLabel="Remove salads" onRemove={ignore}>
          Salads
        </Chip>
      </span>
    ),
    wrong: 'A tag as a button: it does not look like one.',
    bad: (
      <span className="flex flex-wrap items-center gap-1.5">
        <Tag>Save recipe</Tag>
        <Button size="s">Cancel</Button>
      </span>
    ),
  },
  content: [
    'Tags are in lower case, as within a sentence: “vegetarian”; German nouns with a capital: „Vorspeise“.',
    '`removeLabel` names the thing: “Remove salads”, „Salate entfernen“.',
  ],
  limits: [
    'It has one colour.',
    'A Chip does not move the focus when it is removed: the caller does.',
    'A CountBadge is hidden from screen readers: put the number into the button’s label.',
  ],
}
