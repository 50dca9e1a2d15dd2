import { TimerCell } from '#design-system/kitchen/timer-cell.tsx'
import { TimerPanel } from '#design-system/kitchen/timer-panel.tsx'
import type { Guide } from '../component-page/guide.ts'

const cell = (
  <TimerCell
    state="runs"
    name="Chicken"
    picture={{ src: '/story/film/simmer-tomato.webp' }}
    left={760}
    total={1500}
    first={null}
    ringsAt={['18:42']}
  />
)

/** Guide to TimerPanel. */
export const guide: Guide = {
  use: ['The timers of a recipe after its last step, on an ordinary page.'],
  avoid: [
    'In the kitchen, use TimerShelf.',
    'On all other pages, use KitchenBar.',
    'For a timer that rings, use KitchenBar too: it is in view wherever the page is scrolled.',
  ],
  anatomy: [
    ['Heading', 'how many timers are still on'],
    ['Hint', 'what becomes of them'],
    ['Cells', 'one for each timer, which a press opens'],
    ['Sheet', 'the timer that is open'],
  ],
  keys: [
    ['Tab', 'the cells in their order'],
    ['Enter', 'opens a timer, or undoes that it was stopped'],
  ],
  comparison: {
    right: 'The heading counts what follows.',
    good: <TimerPanel heading="One timer is still on">{cell}</TimerPanel>,
    wrong: 'Without a timer there is nothing to show: say so in a line of the page.',
    bad: <TimerPanel heading="No timer is on">{null}</TimerPanel>,
  },
  content: ['The heading is short and true: “2 timers are still on”, „2 Timer sind noch an“.'],
  limits: [
    'It is dark in both themes.',
    'It does not count down: pass the seconds that are left.',
    'It stacks its cells, however many they are.',
  ],
}
