import { Button } from '#design-system/button/button.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Info } from '#design-system/icon/lucide.ts'
import { Tooltip } from '#design-system/tooltip/tooltip.tsx'
import type { Guide } from '../component-page/guide.ts'

/** Guide to Tooltip. */
export const guide: Guide = {
  use: [
    'A short description of a control, for those who want to know more.',
    'The label of an IconButton, made visible.',
  ],
  avoid: [
    'Show what everybody must know all the time: use the hint of a field.',
    'For links and buttons in it, use Menu or Dialog.',
    'On touch devices there is no tooltip: nothing may depend on it.',
  ],
  anatomy: [
    ['Control', 'one element that can be focused'],
    ['Tooltip', 'above it, or below where there is no room'],
  ],
  keys: [
    ['Tab', 'shows it with the focus on its control, hides it when the focus leaves'],
    ['Escape', 'hides it and keeps the focus; a dialog around it stays open'],
  ],
  comparison: {
    right: 'More about a control that is clear without it.',
    good: (
      <Tooltip content="For 4 servings">
        <Button>Add to the list</Button>
      </Tooltip>
    ),
    wrong: 'A rule that everybody needs, hidden behind a sign.',
    bad: (
      <Tooltip content="At least 12 characters">
        <IconButton label="Rule for passwords" icon={Info} />
      </Tooltip>
    ),
  },
  content: [
    'A few words without a full stop: “For 4 servings”, „Für 4 Portionen“.',
    'Do not repeat the label: screen readers read both.',
  ],
  limits: [
    'It is not shown on touch.',
    'A native control must not be `disabled`; use `aria-disabled`. Our buttons do that by themselves.',
    'It is at most 288 px wide.',
    'It appears above or below, never at the side.',
  ],
}
