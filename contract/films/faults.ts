/**
 * Why a file is not taken, in the order of the checks. `Structure`: no whole MP4, or more than it should hold.
 * `Codec`: other than H.264 with AAC or Opus. `Duration`, `Size`, `KeyFrames`: not as the document says or the
 * limits allow. `Sum`: not the file that was to be sent.
 */
export const FILM_FAULTS = ['Sum', 'Structure', 'Codec', 'Duration', 'Size', 'KeyFrames'] as const
/** One of {@link FILM_FAULTS}. */
export type FilmFault = (typeof FILM_FAULTS)[number]
