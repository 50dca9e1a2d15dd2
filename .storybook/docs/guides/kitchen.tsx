import { CookButton } from '#design-system/kitchen/cook-button.tsx'
import type { Guide } from '../component-page/guide.ts'

/** Guide to the kitchen. */
export const guide: Guide = {
  use: [
    'Cooking along: one screen for laying out, watching and doing a step.',
    'It is read at arm’s length and pressed by wet hands: 48 to 72 px targets, large words.',
    'Put its parts together: CookStage with CookBar, CookFilm or CookWords, TimerShelf, NextLine.',
  ],
  avoid: [
    'For a film within a page, use SequencePlayer.',
    'For one step of a film, use StepFilm.',
    'On other pages, use KitchenBar and KitchenResume.',
  ],
  anatomy: [
    ['Bar', 'all steps, the place, far view, full screen, close'],
    ['Strip', 'the steps as pictures'],
    ['Stage', 'the film, or the words of the step in the largest size that fits'],
    ['At hand', 'amounts of the step'],
    ['Timers', 'a shelf of pans'],
    ['Foot', 'the next step, and Back'],
  ],
  keys: [
    ['Tab', 'bar, steps, number, words, duration, timer, Next, Back'],
    ['Enter, Space', 'presses the focused button'],
    ['Escape', 'closes a sheet and keeps the rest'],
  ],
  coversPage: true,
  comparison: {
    right: 'One filled button at a time: the one to press next.',
    good: (
      <div data-theme="dark" className="flex flex-wrap gap-3 bg-stage p-4 text-ink">
        <CookButton variant="line">Back</CookButton>
        <CookButton variant="enamel">Next</CookButton>
      </div>
    ),
    wrong: 'Two filled buttons: the hand must choose.',
    bad: (
      <div data-theme="dark" className="flex flex-wrap gap-3 bg-stage p-4 text-ink">
        <CookButton variant="enamel">Back</CookButton>
        <CookButton variant="enamel">Next</CookButton>
      </div>
    ),
  },
  content: [
    'Imperatives, one action to a sentence: “Wash the rice.”, „Wasche den Reis.“',
    'Amounts stand in the words of the step.',
    'What tells that it is done comes last: “until the skin starts to colour”.',
  ],
  limits: [
    'It is dark in both themes.',
    'It keeps neither timers nor the place: the caller does, and rings.',
    'Keeping the screen on, full screen and voices depend on the browser; the bar says what works.',
    'It is made for one cook at one screen.',
  ],
}
