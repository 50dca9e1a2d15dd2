export {
  BeginningLoupe,
  type BeginningLoupeProps,
  type LoupePicture,
} from '#design-system/studio/beginning-loupe.tsx'
export {
  BeginningView,
  type BeginningPicture,
  type BeginningTool,
  type BeginningViewProps,
} from '#design-system/studio/beginning-view.tsx'
export { FilmMap, type FilmMapProps } from '#design-system/studio/film-map.tsx'
export {
  FilmMinute,
  type FilmMinuteProps,
  type MinuteTick,
  type MinuteWave,
} from '#design-system/studio/film-minute.tsx'
export {
  HoldChoice,
  HoldKitchen,
  type HoldChoiceProps,
  type HoldKitchenProps,
  type HoldOption,
} from '#design-system/studio/hold-choice.tsx'
export type { StripSpan } from '#design-system/studio/strip-place.ts'
export type { StripFlag, StripGap, StripImage } from '#design-system/studio/strip.types.ts'
export {
  StudioBand,
  type StudioBandBack,
  type StudioBandProps,
} from '#design-system/studio/studio-band.tsx'
export {
  StudioBar,
  StudioPlaces,
  type StudioBarProps,
  type StudioPlace,
  type StudioPlacesProps,
} from '#design-system/studio/studio-bar.tsx'
export { StudioColumn, type StudioColumnProps } from '#design-system/studio/studio-column.tsx'
export {
  DeckButton,
  StudioDeck,
  type DeckButtonProps,
  type StudioDeckProps,
} from '#design-system/studio/studio-deck.tsx'
export {
  FilmTime,
  StudioFilm,
  type FilmTimeProps,
  type StudioFilmProps,
} from '#design-system/studio/studio-film.tsx'
export {
  StudioFrame,
  type FilmShape,
  type StudioFrameProps,
  type StudioMoment,
} from '#design-system/studio/studio-frame.tsx'
export {
  StudioKeys,
  type StudioKey,
  type StudioKeysProps,
} from '#design-system/studio/studio-keys.tsx'
export {
  StudioRow,
  type StudioRowField,
  type StudioRowKind,
  type StudioRowProps,
} from '#design-system/studio/studio-row.tsx'
export { StudioStrip, type StudioStripProps } from '#design-system/studio/studio-strip.tsx'
export { Wave, type WaveProps } from '#design-system/studio/wave.tsx'
