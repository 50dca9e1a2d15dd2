import type { FilmCaption, FilmStep } from '#contract/films/own-film.ts'
import type { Language } from '#contract/languages.ts'
import type { Cut } from '#cooking/film/cut-list.ts'
import { newHistory, type History } from '#cooking/film/history.ts'
import { noMarks, type Marks } from '#cooking/film/marks.ts'
import type { FilmFacts } from '../worker/film-facts.ts'
import type { PictureSettings } from '../worker/part-seconds.ts'

/** Version of {@link Project}. What another version has stored is not read. */
export const PROJECT_FORMAT = 1

/** A press on the stage, to be said when it is taken back. Times are seconds of the film as it was taken. */
export interface Press {
  readonly kind:
    | 'begin'
    | 'move'
    | 'leaveOut'
    | 'show'
    | 'hold'
    | 'letGo'
    | 'card'
    | 'clear'
    | 'moveGap'
    | 'lines'
  /** Key of the step, of presses about one. */
  readonly step?: string | undefined
  readonly at?: number | undefined
}

/** A file of the film as it was taken. */
export interface ProjectFile {
  /** Name that the member's device had for it. */
  readonly name: string
  /** When it was last changed there, epoch milliseconds. */
  readonly takenAt: number
  readonly facts: FilmFacts
  /** Integrated loudness in LUFS; undefined until it is measured, and for a film without sound. */
  readonly loudness?: number
  /** Name of its copy in the folder of the project; undefined while there is none. */
  readonly copy?: string
}

/** A line over the part of a step. Times are seconds of that part. */
export type StepCaption = { readonly from: number; readonly to: number } & Pick<FilmCaption, 'Text'>

/** The words on the film, by the keys of steps. */
export interface FilmWords {
  readonly steps: Readonly<Record<string, Pick<FilmStep, 'Describe' | 'Sound'>>>
  readonly captions: Readonly<Record<Language, Readonly<Record<string, readonly StepCaption[]>>>>
}

/** The part of a step that was made, as it was then. */
export interface MadeStep {
  readonly cut: Cut
  readonly settings: PictureSettings
  /** Name of its file in the folder of the project. */
  readonly file: string
  /** Seconds. */
  readonly seconds: number
  /** What it shows, where that is not just the cut: pictures of a camera are taken from a key frame on. */
  readonly shown?: Cut
  /** Most seconds by which it begins before its place. */
  readonly early?: number
}

/** A film that is joined from its parts, to be sent. */
export interface JoinedFilm {
  /** Name of its file in the folder of the project. */
  readonly file: string
  /** What it was joined from, see `film-sign.ts`: another sign asks for another film. */
  readonly sign: string
  /** Bytes. */
  readonly size: number
  /** Id of the upload that was begun. */
  readonly upload?: string
  /** The server has it. */
  readonly isSent?: true
}

/** Everything about a film that is made for a recipe, without its bytes. */
export interface Project {
  readonly format: typeof PROJECT_FORMAT
  /** In their order. */
  readonly files: readonly ProjectFile[]
  /** By which all pictures are turned, clockwise. */
  readonly rotation: PictureSettings['rotation']
  /** The pictures are taken as the camera made them, since this browser makes none. */
  readonly isCopied?: true
  /** The film is made small, since there is little room. */
  readonly isSmall?: true | undefined
  readonly history: History<Marks, Press>
  readonly words: FilmWords
  /** Suggestions that were answered, by their time. */
  readonly answered: readonly number[]
  /** By the keys of steps. */
  readonly made: Readonly<Record<string, MadeStep>>
  readonly joined?: JoinedFilm | undefined
  /** Ids of uploads that were begun for films before it: they take room until they are cancelled. */
  readonly givenUp?: readonly string[]
  /** Whether the sound is brought to the loudness of other films. */
  readonly isLifted: boolean
  /** The author has said that whoever is in the picture is happy with it. */
  readonly isAgreed?: true
  /** Epoch milliseconds. */
  readonly savedAt: number
}

/** The project of a recipe for which nothing was done yet. */
export function newProject(keys: readonly string[]): Project {
  return {
    format: PROJECT_FORMAT,
    files: [],
    rotation: 0,
    history: newHistory(noMarks(keys)),
    words: { steps: {}, captions: { en: {}, de: {} } },
    answered: [],
    made: {},
    isLifted: false,
    savedAt: 0,
  }
}

/** A project whose film is to be joined anew. The upload that was begun for it is given up. */
export function giveUpJoined(project: Project): Project {
  const { upload, isSent } = project.joined ?? {}
  const begun = upload === undefined || isSent ? [] : [upload]
  return { ...project, joined: undefined, givenUp: [...(project.givenUp ?? []), ...begun] }
}

/** Seconds of all files together. */
export function durationOf({ files }: Pick<Project, 'files'>): number {
  return files.reduce((sum, { facts }) => sum + facts.duration, 0)
}
