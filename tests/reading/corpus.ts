import { readdirSync, readFileSync } from 'node:fs'
import type { Language } from '#contract/languages.ts'
import type { Json } from './matches.ts'

/** Readers that a text may be given to, see `readers.ts`. */
export type ReaderName =
  | 'line'
  | 'lines'
  | 'entry'
  | 'durations'
  | 'minutes'
  | 'oven'
  | 'yield'
  | 'calorie'
  | 'schema'
  | 'json'
  | 'page'
  | 'paste'
  | 'steptokens'
  | 'mealie'
  | 'tandoor'
  | 'cooklang'
  | 'buy'
  | 'show'
  | 'search'

/** What somebody wrote, with its right reading. */
export interface Sample {
  readonly reader: ReaderName
  readonly input: Json
  /** The language of the reader's settings; English where nothing is said. */
  readonly lang?: Language
  /** In the notation of `matches`. */
  readonly want: Json
  /** Where people reported it; absent for one that was written for its kind. */
  readonly from?: string
}

const FOLDER = new URL('corpus/', import.meta.url)

/** Kinds of faults: the files of the corpus, without their endings. */
export const KINDS: readonly string[] = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.jsonl'))
  .map((name) => name.replace('.jsonl', ''))
  .toSorted()

/** The samples of a kind. */
export function samplesOf(kind: string): Sample[] {
  return readFileSync(new URL(`${kind}.jsonl`, FOLDER), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Sample)
}
