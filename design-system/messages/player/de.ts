import type { Messages } from '#design-system/messages/en.ts'

/** Texts of the film player, loaded with it, in German. */
export const player = {
  label: (title: string) => `Schritt-für-Schritt-Video: ${title}`,
  playback: 'Wiedergabe',
  steps: 'Schritte',
  position: (step: number, total: number) => `Schritt ${step} von ${total}`,
  step: (step: number, total: number, text: string) => `${step} von ${total}: ${text}`,
  play: 'Abspielen',
  playAgain: 'Noch einmal abspielen',
  pause: 'Pause',
  start: 'Start',
  continue: 'Weiter',
  continueTo: (step: number) => `Weiter zu Schritt ${step}`,
  previous: 'Vorheriger Schritt',
  next: 'Nächster Schritt',
  ready: 'Leg bereit:',
  unfilmed: (step: number) => `Schritt ${step}, ohne Film`,
  paused: (step: number, total: number, text: string) =>
    `Angehalten. Schritt ${step} von ${total}: ${text} Weiter mit der Leertaste.`,
  moved: (step: number, total: number, text: string) => `Schritt ${step} von ${total}: ${text}`,
  options: 'Optionen',
  autoStop: 'Automatisch anhalten',
  autoStopHint: 'Bei jedem Schritt, bis du weitergehst',
  music: 'Musik',
  captions: 'Untertitel',
  fullscreen: 'Vollbild',
  leaveFullscreen: 'Vollbild verlassen',
  space: 'Leertaste',
  keys: {
    space: 'Abspielen, anhalten, weiter',
    arrows: 'Vorheriger, nächster Schritt',
    escape: 'Vollbild verlassen, schließen',
  },
  missing: 'Video nicht verfügbar',
  unsupported: 'Dein Browser unterstützt kein HTML5-Video.',
  readInstead: 'Du kannst alle Schritte hier lesen.',
} satisfies Messages['player']
