import { Button } from '#design-system/button/button.tsx'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import { KitchenResume } from '#design-system/kitchen/kitchen-resume.tsx'
import type { Guide } from '../component-page/guide.ts'

/** Guide to KitchenResume. */
export const guide: Guide = {
  use: [
    'What is being cooked and the way back to it: `band` across the first page, `card` among the actions of the recipe.',
  ],
  avoid: ['On all other pages, use KitchenBar.', 'To begin cooking, use a Button with `flame`.'],
  anatomy: [
    ['Picture', 'of the step'],
    ['Recipe', 'its name, in the band'],
    ['Place', 'which step'],
    ['Timers', 'time left and when they ring'],
    ['Others', 'links to what else is being cooked'],
    ['Actions', 'go on, and stop'],
  ],
  keys: [
    ['Tab', 'links and actions in their order'],
    ['Enter', 'follows a link, presses a button'],
  ],
  comparison: {
    right: 'Going on is the flame, stopping is quiet.',
    good: (
      <KitchenResume variant="card" place="You are at step 5 of 7." timers={[]}>
        <ButtonLink variant="flame" href="#cook">
          Go on at step 5
        </ButtonLink>
        <Button variant="bare">Start over</Button>
      </KitchenResume>
    ),
    wrong: 'Starting over is as loud as going on.',
    bad: (
      <KitchenResume variant="card" place="You are at step 5 of 7." timers={[]}>
        <ButtonLink variant="flame" href="#cook">
          Go on at step 5
        </ButtonLink>
        <Button variant="flame">Start over</Button>
      </KitchenResume>
    ),
  },
  content: [
    'The place is a sentence: “You are at step 5 of 7.”, „Du bist bei Schritt 5 von 7.“',
    'Actions are verbs: “Back to the kitchen”, „Zurück in die Küche“.',
  ],
  limits: [
    'It is dark in both themes.',
    'It does not count down: pass the seconds that are left.',
    'Its actions are `children`: it knows none by itself.',
  ],
}
