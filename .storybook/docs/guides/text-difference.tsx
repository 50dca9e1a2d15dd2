import { TextDifference } from '#design-system/text-difference/text-difference.tsx'
import type { Guide } from '../component-page/guide.ts'

/** Guide to TextDifference. */
export const guide: Guide = {
  use: ['Two versions of texts side by side: what changed on this device and elsewhere.'],
  avoid: [
    'For one version, use text.',
    'For numbers, print both values.',
    'For pictures there is nothing yet.',
  ],
  anatomy: [
    ['Field', 'its name'],
    ['Before', 'words that are gone are struck through'],
    ['Now', 'new words are underlined'],
  ],
  keys: [],
  comparison: {
    right: 'Only the fields that differ.',
    good: (
      <TextDifference
        changes={[
          {
            key: 'step',
            label: 'Step 5',
            before: 'Bake for 40 minutes.',
            after: 'Bake for 45 minutes.',
          },
        ]}
      />
    ),
    wrong: 'Fields that are the same, too: the change is lost among them.',
    bad: (
      <TextDifference
        changes={[
          { key: 'name', label: 'Name', before: 'Apple cake', after: 'Apple cake' },
          {
            key: 'step',
            label: 'Step 5',
            before: 'Bake for 40 minutes.',
            after: 'Bake for 45 minutes.',
          },
        ]}
      />
    ),
  },
  content: [
    'Headings say whose version it is: “On this device” and “Elsewhere”, „Auf diesem Gerät“ and „Anderswo“.',
    'Pass the language of the texts, which may not be the page’s.',
  ],
  limits: [
    'It compares words, not letters or sentences.',
    'Where more than about a thousand words of each version differ, they are shown as replaced as a whole.',
    'Nothing can be taken over or edited in it.',
    'A moved paragraph is gone in one place and new in another.',
  ],
}
