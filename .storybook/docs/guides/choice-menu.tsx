import { ChoiceMenu } from '#design-system/choice-menu/choice-menu.tsx'
import type { Guide } from '../component-page/guide.ts'

const ignore = () => {}

/** Guide to ChoiceMenu. */
export const guide: Guide = {
  use: [
    'One of many, where a second press on the chosen one takes it back.',
    'Labels that were cut, with the whole text on hover.',
  ],
  avoid: [
    'In a form, or on phones with many options, use Select: it is native.',
    'For two to five options, use RadioGroup: all are in view.',
    'For actions, use Menu; for pages, LinkMenu.',
  ],
  anatomy: [
    ['Label', 'above the field'],
    ['Field', 'shows the chosen option'],
    ['List', 'opens below and scrolls above 360 px; a tick marks the chosen option'],
  ],
  keys: [
    ['↓', 'opens the list at the chosen option; then moves to the next'],
    ['↑', 'moves to the previous'],
    ['Home, End', 'moves to the first or last'],
    ['Enter, Space', 'chooses'],
    ['Escape', 'closes the list and returns the focus'],
  ],
  comparison: {
    right: 'Many options: a list keeps the page short.',
    good: (
      <ChoiceMenu
        label="Author"
        value={2}
        onChoose={ignore}
        options={[
          'All',
          'Yasmin Haddad',
          'Mei Tanaka',
          'Jonas Weber',
          'Matteo Conti',
          'Astrid Lund',
          'Noor Rahman',
        ].map((label, value) => ({ label, value }))}
      />
    ),
    wrong: 'Two options: show both, as a RadioGroup.',
    bad: (
      <ChoiceMenu
        label="Units"
        value={0}
        onChoose={ignore}
        options={[
          { value: 0, label: 'Metric' },
          { value: 1, label: 'US' },
        ]}
      />
    ),
  },
  content: [
    'The option for no choice comes first: “All”, „Alle“.',
    'Options are nouns of the same kind, in an order that people expect.',
  ],
  limits: [
    'It is not a form field: it has no name and sends nothing.',
    'It takes one value only.',
    'Letters jump to the next option that begins with that letter, not with a typed word.',
    'Options are buttons in a list, so screen readers announce no position.',
  ],
}
