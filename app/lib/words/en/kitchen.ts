/** The kitchen, without the texts of the design system's cook mode. */
export const kitchen = {
  /** Title of the page. */
  title: 'Cooking: {name}',
  description: 'Cook along with {name}, step by step.',
  place: 'Step {step} of {total} · {people}',
  people: { one: '{count} person', other: '{count} people' },
  /** Name of a timer whose step does not name it. */
  timer: 'Step {number}',
  /** Step and recipe of a timer, in its sheet. */
  timerPlace: 'step {number}, {recipe}',
  /** Shown when the maximum number of timers is running. */
  tooManyTimers: '{count} timers are running. Stop one to start another.',
  fan: '{heat} with the fan',
  /** Announced at a stop. */
  spoken: 'Step {step} of {total}. {text}',
  spokenUntil: 'Until {sign}.',
  spokenNext: 'Next: {title}',
  rings: '{name}: time is up',
  looks: '{name}: have a look',
  barPlace: 'Step {step} of {total}',
  /** In place of a step, after the last one. */
  barDone: 'Finished',
  /** On the first page and on the recipe, while it is being cooked. */
  resumeAt: 'You are at step {step} of {total}.',
  resumeStart: 'You are laying everything out.',
  /** A finished recipe whose timers go on. */
  resumeDone: {
    one: 'Finished. One timer is still on.',
    other: 'Finished. {count} timers are still on.',
  },
  resume: 'Back to the kitchen',
  toTimers: 'To the timers',
  goOnCooking: 'Go on cooking',
  stop: 'Stop cooking',
  /** Another recipe that is being cooked. */
  also: 'Also: {recipe}, {place}',
  loading: 'Loading the kitchen',
  failed: 'The steps couldn’t be loaded',
  failedText: 'The connection dropped. Your place and your timers are still here.',
  backToRecipe: 'Back to the recipe',
  stale: 'Are you still cooking {name}?',
  staleText: 'You left the kitchen at step {step} of {total}.',
  goOn: 'Go on at step {step}',
  startOver: 'Start over',
  stopped: 'Stopped cooking {name}.',
  /** Shown when a recipe starts over. */
  left: 'Stopped cooking {name}. Its timers are still on.',
  undo: 'Undo',
  letters: 'Single-key shortcuts',
  lettersHint: 'Space goes on, E reads aloud, R repeats. Arrows always work.',
  autoStop: 'Stop automatically',
  autoStopHint: 'After each step, until you go on',
  music: 'Music',
  byEar: 'By ear',
  captions: 'Captions',
  sounds: 'Sounds in brackets',
  soundsHint: '[fat spits], [water bubbles]',
  done: {
    title: 'Done. How was it?',
    asleep: 'All timers are off. The screen may sleep again.',
    /** Heading above the timers of the dish. */
    timersOn: { one: 'One timer is still on', other: '{count} timers are still on' },
    ringHere: {
      one: 'It rings on every page, until you stop it.',
      other: 'They ring on every page, until you stop them.',
    },
    noneHere: 'No timer of this dish is on.',
    /** Timers of another dish. */
    others: {
      one: '{recipe}: one timer is still on',
      other: '{recipe}: {count} timers are still on',
    },
    rate: 'Rate this recipe',
    comment: 'Write a comment',
  },
} as const
