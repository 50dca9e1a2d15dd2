import { counting } from '#design-system/messages/counted.ts'

const counted = counting('en')

/** Texts of the kitchen, loaded with it, in English. */
export const cook = {
  /** Name of the region of a bar on other pages. */
  label: 'Kitchen',
  allSteps: 'All steps',
  /** Name of the list of dishes. */
  dishes: 'What is cooking',
  position: (step: number, total: number) => `Step ${step} of ${total}`,
  /** Name of a button that opens a step. */
  step: (step: number, total: number, title: string) => `Step ${step} of ${total}: ${title}`,
  now: 'Now',
  done: 'Done',
  next: 'Next',
  /** Before the number of a step that was chosen and waits. */
  thisStep: 'This step',
  first: 'First',
  /** The large button, by what it does. */
  go: { first: 'Start', this: 'Continue', next: 'Next', last: 'Finish' },
  /** Name of the large button. */
  goTo: (action: string, step: number, total: number, title: string) =>
    `${action}: Step ${step} of ${total}, ${title}`,
  lastStep: 'That was the last step.',
  timersRun: (count: number): string =>
    count === 1 ? 'One timer still runs' : `${counted(count, 'timer', 'timers')} still run`,
  ready: 'Have ready:',
  back: 'Back',
  again: 'Again',
  play: 'Play',
  pause: 'Pause',
  space: 'Space',
  atHand: 'At hand',
  /** The sign of doneness is a clause that follows: "the skin starts to colour". */
  until: (sign: string) => `Until ${sign}`,
  doneWhen: (sign: string) => `Done when ${sign}`,
  bar: {
    /** Names of the switch between text sizes. */
    far: 'Aa: large text',
    options: 'Options',
    fullscreen: 'Full screen',
    leaveFullscreen: 'Leave full screen',
    close: 'Close the kitchen',
  },
  /** Marks that tell two kitchens apart, 1 to 4. */
  marks: ['circle', 'triangle', 'square', 'diamond'],
  layOut: {
    title: 'Lay everything out',
    /** `time` is a duration; it is shown bold. */
    needs: 'You will need ',
    eatAt: '. If you start now, you eat at about ',
    end: '.',
    oven: (heat: string) => `Oven on now: ${heat}`,
    ingredients: 'Ingredients for',
    tools: 'Tools',
    count: (done: number, total: number) => `${done} of ${total} laid out`,
  },
  timer: {
    label: 'Timers',
    /** Name of a timer's sheet. */
    sheet: (name: string) => `Timer: ${name}`,
    start: 'Start timer',
    /** Name of a duration in a text; `duration` as written there. */
    startFor: (duration: string) => `Start timer: ${duration}`,
    openFor: (duration: string) => `Timer runs: ${duration}`,
    minutes: 'min',
    hours: 'h',
    seconds: 'sec',
    left: (time: string) => `${time} left`,
    ringsAt: (time: string) => `rings at ${time}`,
    ringsAtAndAt: (look: string, stop: string) => `look at ${look}, stop at ${stop}`,
    lookThenStop: (look: string, stop: string) => `${look}: look, ${stop}: stop`,
    look: (name: string) => `${name}: look`,
    stopIn: (time: string) => `stop in ${time}`,
    paused: 'Paused',
    undo: 'Undo',
    stopped: (name: string) => `${name} stopped`,
    more: (count: number): string => (count === 1 ? 'timer' : 'timers'),
    /** After "+1": timers that wait to be started. */
    offered: 'to start',
    isUp: 'Time is up',
    over: (time: string) => `${time} over`,
    untilSecond: (time: string) => `${time} until the second bell`,
    notYet: 'Not yet? Give it a little more.',
    stop: 'Stop',
    doneStop: 'Done, stop',
    goOn: (duration: string) => `Go on to ${duration}`,
    add: (minutes: number) => `${minutes < 0 ? '−' : '+'}${Math.abs(minutes)}\u00a0min`,
    pause: 'Pause',
    resume: 'Go on',
    rename: 'Rename',
    name: 'Name of the timer',
    save: 'Save',
  },
  far: 'Far',
  near: 'Near',
  settings: {
    people: 'People',
    peopleHint: 'Amounts follow. Running timers do not change.',
    fewer: (what?: string): string => (what === undefined ? 'One person fewer' : `Fewer ${what}`),
    more: (what?: string): string => (what === undefined ? 'One person more' : `More ${what}`),
    peopleCount: (count: number): string => (count === 1 ? 'person' : 'people'),
    text: 'Text',
    elbow: 'Elbow mode',
    elbowHint: 'The whole screen is Back and Next',
    language: 'Language',
    stop: 'Stop cooking',
    stopHint: 'All timers stop. You can undo it.',
    stopButton: 'Stop',
  },
  elbow: {
    left: 'left third',
    rest: 'everywhere else',
    hint: 'Tap anywhere with your elbow. Timers and the bar above still work as before. This first tap only closes this picture.',
  },
  /** The true state of screen and storage. */
  status: {
    awake: 'The screen stays on.',
    asleep: 'This browser cannot keep the screen on: set your phone not to sleep.',
    unsaved: 'This browser saves nothing here: your place is lost when you close the page.',
  },
  backToKitchen: 'Back to the kitchen',
  /** In place of the kitchen, after the last step. */
  toTimers: 'To the timers',
}
