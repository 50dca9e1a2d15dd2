import { Button } from '#design-system/button/button.tsx'
import { TaskProgress } from '#design-system/task-progress/task-progress.tsx'
import type { Guide } from '../component-page/guide.ts'

/** Guide to TaskProgress. */
export const guide: Guide = {
  use: [
    'A task that takes longer than a few seconds: reading an export, loading films.',
    'It says what it is, how much is done, how long it takes, and what can be done about it.',
  ],
  avoid: [
    'For a short wait, use Spinner or the `pending` of a button.',
    'Without a number and without words, use Progress.',
  ],
  anatomy: [
    ['Label', 'what is being done; it names the bar'],
    ['Done', 'how much, in numbers or in your words'],
    ['Time left', 'rounded up to minutes or hours'],
    ['Actions', 'such as Pause and Cancel'],
    ['Bar', 'a Progress'],
  ],
  keys: [],
  comparison: {
    right: 'What, how much, how long, and a way out.',
    good: (
      <TaskProgress
        label="Pictures"
        value={29}
        max={37}
        secondsLeft={130}
        actions={<Button size="s">Pause</Button>}
      />
    ),
    wrong: 'Nobody knows what is done, and it cannot be stopped.',
    bad: <TaskProgress label="Please wait" value={78} done="78.38%" />,
  },
  content: [
    'The label is a noun or what is going on: “Pictures”, „Bilder“.',
    'Count what people know: “29 of 37”, not per cent.',
  ],
  limits: [
    'It announces nothing: announce the end, never each step.',
    'It does not estimate: `estimateSecondsLeft` does, from a twentieth on.',
    'Below a minute it says so without a number.',
  ],
}
