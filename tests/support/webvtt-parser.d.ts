/** The parts of `webvtt-parser` that tests use; it has no types. */
declare module 'webvtt-parser' {
  /** A cue; times in seconds. */
  export interface Cue {
    startTime: number
    endTime: number
    text: string
  }

  /** The parser of the W3C's WebVTT validator. */
  export class WebVTTParser {
    parse(
      input: string,
      mode: 'captions' | 'subtitles' | 'descriptions' | 'chapters' | 'metadata',
    ): { cues: Cue[]; errors: { message: string; line: number; col: number }[] }
  }
}
