import { ArrowLink } from '#design-system/link/arrow-link.tsx'
import { TextLink } from '#design-system/link/text-link.tsx'
import type { Guide } from '../component-page/guide.ts'

/** Guide to Link. */
export const guide: Guide = {
  use: [
    'Every way to another page or place: Link, or what is built on it, so that a router can render it.',
    'TextLink in text and in lists, ArrowLink to the rest of a section, StoreLink to an app store.',
  ],
  avoid: [
    'For an action, use Button.',
    'For the main way on, use ButtonLink.',
    'With an icon only, use IconLink.',
  ],
  anatomy: [
    ['Text', 'underlined within text'],
    ['Icon', 'before the text in lists; an arrow after it in ArrowLink'],
  ],
  keys: [
    ['Tab', 'focuses it'],
    ['Enter', 'follows it'],
  ],
  comparison: {
    right: 'The words say where it goes.',
    good: (
      <p>
        <ArrowLink href="#cookbooks">All cookbooks</ArrowLink>
      </p>
    ),
    wrong: '“Here” says nothing in a list of links.',
    bad: (
      <p>
        For all our cookbooks click <TextLink href="#cookbooks">here</TextLink>.
      </p>
    ),
  },
  content: [
    'Name the target: “Terms of use”, „Nutzungsbedingungen“.',
    'No address as text, no “click here”.',
    'Say it when a link leaves the site or loads a file.',
  ],
  limits: [
    'Link itself has no style.',
    'Visited links look like others.',
    'It does not add `rel` or `target`; pass them.',
  ],
}
