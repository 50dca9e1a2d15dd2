/** Texts of the film player, loaded with it, in English. */
export const player = {
  /** Name of the region. */
  label: (title: string) => `Step-by-step video: ${title}`,
  playback: 'Playback',
  steps: 'Steps',
  position: (step: number, total: number) => `Step ${step} of ${total}`,
  /** Name of a button that opens a step. */
  step: (step: number, total: number, text: string) => `${step} of ${total}: ${text}`,
  play: 'Play',
  playAgain: 'Play again',
  pause: 'Pause',
  start: 'Start',
  continue: 'Continue',
  again: 'Again',
  finish: 'Finish',
  previous: 'Previous step',
  next: 'Next step',
  ready: 'Have ready:',
  /** Beside the number of the step that was just watched. */
  now: 'Now',
  /** Name of the text of a step. */
  nowAt: (step: number, total: number) => `Now: Step ${step} of ${total}`,
  /** Before the line of the next step. */
  nextLabel: 'Next',
  /** Before the line of a step that was gone to. */
  thisStep: 'This step',
  /** Sign that a step is done. */
  until: (clause: string) => `Until ${clause}`,
  lastStep: 'That was the last step.',
  /** At the end of a film whose recipe goes on. */
  lastFilmed: 'That was the last step with a film.',
  /** Before the words of a step that the film does not show. */
  unfilmed: (step: number) => `Step ${step}, without film`,
  /** Announced when the user goes to another step. */
  moved: (step: number, total: number, text: string) => `Step ${step} of ${total}: ${text}`,
  options: 'Options',
  /** A preference: the film stops at each step. */
  autoStop: 'Stop automatically',
  autoStopHint: 'At each step, until you continue',
  /** A preference: there is music. */
  music: 'Music',
  captions: 'Captions',
  /** Names of sounds below the captions: [fat spits]. */
  sounds: 'Sounds in brackets',
  fullscreen: 'Full screen',
  leaveFullscreen: 'Leave full screen',
  space: 'Space',
  keys: {
    space: 'Play, pause, continue',
    arrows: 'Previous step, next step',
    escape: 'Leave full screen, close',
  },
  /** Verbatim. */
  missing: 'Missing Video',
  /** Verbatim. */
  unsupported: 'Your browser does not support HTML5 video.',
  /** Name of one step of the film. */
  filmOf: (step: number) => `Film of step ${step}`,
  readInstead: 'You can read every step here instead.',
}
