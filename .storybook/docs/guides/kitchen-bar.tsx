import { KitchenBar } from '#design-system/kitchen/kitchen-bar.tsx'
import type { Guide } from '../component-page/guide.ts'

const PICTURE = { src: '/story/film/simmer-tomato.webp' }
const timer = (id: string, name: string, left: number) => ({
  id,
  name,
  left,
  picture: PICTURE,
  href: '#cook',
})

/** Guide to KitchenBar. */
export const guide: Guide = {
  use: [
    'The way back to what is being cooked, on every page but the kitchen: the next timers and the place.',
    'While a timer rings it has +1 and Stop.',
  ],
  avoid: [
    'On the first page and on the recipe itself, use KitchenResume.',
    'In the kitchen, use TimerShelf.',
    'For other messages, use Banner.',
  ],
  anatomy: [
    ['Timers', 'time left and name, each a link'],
    ['Back', 'to the kitchen, with the place; after cooking to the timers'],
    ['Mark', 'the number of the meal, where two are cooked'],
    ['Ringing', 'name, sign of doneness, +1 or going on, Stop'],
  ],
  keys: [
    ['Tab', 'timers, then the way back; while one rings, its buttons'],
    ['Enter', 'follows a link, presses a button'],
  ],
  comparison: {
    right: 'The two timers that ring next.',
    good: (
      <div style={{ contain: 'layout', minHeight: '9rem' }}>
        <KitchenBar
          timers={[timer('a', 'Sauce', 185), timer('b', 'Chicken', 760)]}
          href="#cook"
          place="Step 3 of 5"
          recipe="Spaghetti al pomodoro"
        />
      </div>
    ),
    wrong: 'All timers: the way back is pushed aside.',
    bad: (
      <div style={{ contain: 'layout', minHeight: '9rem' }}>
        <KitchenBar
          timers={[
            timer('a', 'Sauce', 185),
            timer('b', 'Chicken', 760),
            timer('c', 'Rice', 800),
            timer('d', 'Bread', 1900),
            timer('e', 'Stock', 3600),
          ]}
          href="#cook"
          place="Step 3 of 5"
          recipe="Spaghetti al pomodoro"
        />
      </div>
    ),
  },
  content: [
    'Timers have the name of what is in the pan: “Sauce”, „Soße“.',
    'The place is “Step 3 of 5”, „Schritt 3 von 5“.',
  ],
  limits: [
    'It does not count down: pass the seconds that are left.',
    'It makes no sound.',
    'Presses in the first half second of a bell are ignored.',
    'It shows all timers it gets: pass two.',
  ],
}
