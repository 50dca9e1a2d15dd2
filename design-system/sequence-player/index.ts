export type {
  PlayerFilm,
  SequencePlayerProps,
} from '#design-system/sequence-player/player-props.ts'
export {
  DEFAULT_PREFERENCES,
  type LoadImage,
  type PlayerCaption,
  type PlayerPreferences,
  type PlayerStart,
  type PlayerStep,
  type ReadyItem,
  type UnfilmedStep,
} from '#design-system/sequence-player/player.types.ts'
export {
  readStepFilm,
  type ReadFilm,
  type StepFilmFile,
} from '#design-system/sequence-player/read-step-film.ts'
export {
  SequencePlayerDialog,
  type SequencePlayerDialogProps,
} from '#design-system/sequence-player/sequence-player-dialog.tsx'
export { SequencePlayer } from '#design-system/sequence-player/sequence-player.tsx'
export { StepFilm, type StepFilmProps } from '#design-system/sequence-player/step-film.tsx'
