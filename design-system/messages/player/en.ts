/** Texts of the film player, loaded with it, in English. */
export const player = {
  /** Name of the region. */
  label: (title: string) => `Step-by-step video: ${title}`,
  playback: 'Playback',
  steps: 'Steps',
  position: (step: number, total: number) => `Step ${step} of ${total}`,
  /** Name of a button that seeks to a step. */
  step: (step: number, total: number, text: string) => `${step} of ${total}: ${text}`,
  play: 'Play',
  playAgain: 'Play again',
  pause: 'Pause',
  start: 'Start',
  continue: 'Continue',
  continueTo: (step: number) => `Continue to step ${step}`,
  previous: 'Previous step',
  next: 'Next step',
  ready: 'Have ready:',
  /** Before the words of a step that the film does not show. */
  unfilmed: (step: number) => `Step ${step}, without film`,
  /** Announced when the film stops for a step. */
  paused: (step: number, total: number, text: string) =>
    `Paused. Step ${step} of ${total}: ${text} Space continues.`,
  /** Announced when the user goes to another step. */
  moved: (step: number, total: number, text: string) => `Step ${step} of ${total}: ${text}`,
  options: 'Options',
  /** VID-10. */
  autoStop: 'Stop automatically',
  autoStopHint: 'At each step, until you continue',
  /** VID-11. */
  music: 'Music',
  captions: 'Captions',
  fullscreen: 'Full screen',
  leaveFullscreen: 'Leave full screen',
  space: 'Space',
  keys: {
    space: 'Play, pause, continue',
    arrows: 'Previous step, next step',
    escape: 'Leave full screen, close',
  },
  /** Verbatim (VID-18). */
  missing: 'Missing Video',
  /** Verbatim (VID-19). */
  unsupported: 'Your browser does not support HTML5 video.',
  readInstead: 'You can read every step here instead.',
}
