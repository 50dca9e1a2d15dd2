import type { Ability } from './ability.ts'
import type { Checked } from './film-facts.ts'
import type { NearPicture, NearPlace } from './look-near.ts'
import type { StripPicture, WavePart } from './look-through.ts'
import type { PictureSettings } from './part-seconds.ts'
import type { ReadStepFilm } from '#cooking/film/step-film/read-film-json.ts'
import type { Cut } from '#cooking/film/cut-list.ts'
import type { SourceFile } from './source.ts'

/** What the worker of the studio does. */
export interface Jobs {
  /** Reads what a film is. */
  check: { input: { readonly file: Blob }; progress: never; output: Checked }
  /** Reads the `film.json` of a step film. */
  json: { input: { readonly file: Blob }; progress: never; output: ReadStepFilm }
  /** Finds out what this browser can do with the files of a film. */
  able: {
    input: { readonly files: readonly Blob[]; readonly settings: PictureSettings }
    progress: never
    output: Ability
  }
  /** Reads the pictures of its strip. */
  look: {
    input: { readonly file: Blob; readonly duration: number }
    progress: StripPicture
    output: undefined
  }
  /** Reads the pictures around a time, each as the film has it. */
  near: { input: { readonly file: Blob } & NearPlace; progress: NearPicture; output: undefined }
  /** Reads its wave, and how loud it is in LUFS; −Infinity for silence. */
  listen: {
    input: { readonly file: Blob }
    progress: WavePart
    output: { readonly loudness: number }
  }
  /** Makes the pictures of a step's part, or copies them, and stores them. */
  part: {
    input: {
      readonly sources: readonly SourceFile[]
      readonly cut: Cut
      readonly settings: PictureSettings
      readonly target: FileSystemFileHandle
    }
    /** Seconds of the part that are made. */
    progress: number
    output: {
      readonly seconds: number
      /** What it shows, where that is not just what was asked for. */
      readonly shown?: Cut
      /** Most seconds by which a piece begins before its place. */
      readonly early?: number
    }
  }
  /** Joins the parts and adds the sound. */
  join: {
    input: {
      readonly sources: readonly SourceFile[]
      readonly parts: readonly {
        readonly cut: Cut
        readonly file: Blob
        readonly seconds: number
      }[]
      readonly settings: PictureSettings
      readonly gain: number | undefined
      readonly target: FileSystemFileHandle
    }
    /** Seconds of the film that are joined. */
    progress: number
    output: undefined
  }
}

/** A job of any kind. */
export type Job = {
  [Kind in keyof Jobs]: { readonly kind: Kind } & Jobs[Kind]['input']
}[keyof Jobs]

/** What a page sends: a job, or to stop one. */
export type Asked =
  | { readonly id: number; readonly job: Job }
  | { readonly id: number; readonly stop: true }

/** What it gets back. `isFull`: the device has no room. */
export type Answered =
  | { readonly id: number; readonly progress: Jobs[keyof Jobs]['progress'] }
  | { readonly id: number; readonly output: Jobs[keyof Jobs]['output'] }
  | { readonly id: number; readonly failure: 'stopped' | 'full' | 'failed' }
