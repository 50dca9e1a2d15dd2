import { textOrOther } from '#cooking/writing/both.ts'
import { LRUCache } from 'lru-cache'
import { open as openFile, readFile as readBytes, stat } from 'node:fs/promises'
import type { Language } from '#contract/languages.ts'
import type { Draft } from '#contract/own-recipes/draft.ts'
import type { ImportFailure, ImportKind } from '#contract/recipe-import/recipe-import.ts'
import { readDraftLine } from '#cooking/line/read-line.ts'
import type { SimmerFoods } from '#contract/own-recipes/simmer-folder.ts'
import type { LineWords } from './line-words.ts'
import { FILE_MAX, openArchive, type Archive } from '#server/recipe-formats/programs/archive.ts'
import { ImportError } from '#server/recipe-formats/import-error.ts'
import { textOfPage, type FetchedPage } from '#server/recipe-formats/pages/page-text.ts'
import type { PictureRef } from '#server/recipe-formats/raw-recipe.ts'
import {
  readArchive,
  readFetched,
  readFile,
  readPicture,
  readText,
  type ReadSource,
} from '#server/recipe-formats/read-source.ts'
import { readSimmerFoods } from '#server/recipe-formats/programs/simmer-folder.ts'
import {
  lineQuestions,
  toDraft,
  unknownFoods,
  type FoundRecipe,
} from '#server/recipe-formats/draft/to-draft.ts'
import { isArchive } from '#server/recipe-formats/what-it-is.ts'

/** What a member gave. */
export type GivenSource =
  | { readonly kind: 'text'; readonly text: string }
  | ({ readonly kind: 'page'; readonly address: string } & FetchedPage)
  /** `name` is the one that the member's device has for it. */
  | { readonly kind: 'file'; readonly path: string; readonly name: string }

/** Where the pictures of a recipe are, as they are stored. */
export interface StoredPictures {
  readonly cover?: PictureRef
  /** By the keys of steps. */
  readonly steps: Readonly<Record<string, PictureRef>>
}

/** A recipe that was found, with its parts as JSON, as they are stored. */
export interface FoundItem {
  readonly name: string
  /** Key that Simmer packed it with. */
  readonly key: string | undefined
  readonly draft: string
  readonly pictures: string
  readonly hasPictures: boolean
  readonly packed: string | null
  readonly questions: string
  readonly newFoods: string
}

/** What a job found, or why it could not: errors lose their class on the way between processes. */
export type Outcome<Found> = { readonly found: Found } | { readonly failure: ImportFailure }

async function outcomeOf<Found>(work: () => Promise<Found>): Promise<Outcome<Found>> {
  try {
    return { found: await work() }
  } catch (error) {
    if (error instanceof ImportError) return { failure: error.failure }
    throw error
  }
}

async function readUploaded(path: string, name: string): Promise<ReadSource> {
  const file = await openFile(path)
  const start = Buffer.alloc(4)
  try {
    await file.read(start, 0, 4, 0)
  } finally {
    await file.close()
  }
  if (!isArchive(start)) {
    if ((await stat(path)).size > FILE_MAX) throw new ImportError('TooLarge')
    return readFile(await readBytes(path), name)
  }
  const archive = await openArchive(path)
  try {
    return await readArchive(archive)
  } finally {
    archive.close()
  }
}

async function readSource(source: GivenSource): Promise<ReadSource> {
  if (source.kind === 'text') return readText(source.text)
  if (source.kind === 'file') return await readUploaded(source.path, source.name)
  const text = textOfPage(source)
  return /^\s*[[{]/u.test(text)
    ? readFile(Buffer.from(text), source.address)
    : readFetched(text, source.address)
}

/** The name of a draft, in the language that it was written in or else the other one. */
export function nameOf({ Name, Language }: Draft): string {
  return textOrOther(Name, Language)
}

function itemOf({
  draft,
  cover,
  stepPictures,
  questions,
  newFoods,
  place,
}: FoundRecipe): FoundItem {
  const pictures: StoredPictures = {
    ...(cover && { cover }),
    steps: Object.fromEntries(stepPictures),
  }
  return {
    name: nameOf(draft),
    key: place?.Key,
    draft: JSON.stringify(draft),
    pictures: JSON.stringify(pictures),
    hasPictures: cover !== undefined || stepPictures.size > 0,
    packed: place ? JSON.stringify(place) : null,
    questions: JSON.stringify(questions),
    newFoods: JSON.stringify(newFoods),
  }
}

/** Finds the recipes of an import. */
export async function findRecipes(
  { source, language }: { source: GivenSource; language: Language },
  words: LineWords,
): Promise<Outcome<{ kind: ImportKind; items: FoundItem[] }>> {
  return await outcomeOf(async () => {
    const { kind, recipes } = await readSource(source)
    const reading = { ...words, language }
    return { kind, items: recipes.map((recipe) => itemOf(toDraft(recipe, reading))) }
  })
}

/** What the cook is asked about the lines of a draft, and which of its foods are not known. */
export function askAboutLines(
  { draft: { Lines, Language } }: { draft: Draft },
  { words }: LineWords,
): Pick<FoundRecipe, 'questions' | 'newFoods'> {
  const lines = Lines.flatMap((line) => {
    const text = line.Text[Language]
    if (line.IsHeading || line.Correction || text === undefined) return []
    return { line, read: readDraftLine(text, words) }
  })
  const open = lines.filter(({ line }) => !line.IsSettled)
  return { questions: lineQuestions(open, Language), newFoods: unknownFoods(lines) }
}

/** Archives that were used last. Pictures of an import are read one after the other. */
const archives = new LRUCache<string, Promise<Archive>>({
  max: 4,
  ttl: 30_000,
  ttlAutopurge: true,
  updateAgeOnGet: true,
  dispose: (archive) =>
    void archive.then(
      ({ close }) => close(),
      () => undefined,
    ),
})

function archiveAt(path: string): Promise<Archive> {
  const known = archives.get(path)
  if (known) return known
  const opened = openArchive(path)
  archives.set(path, opened)
  return opened
}

/** The bytes of a picture in an archive. */
export async function readPackedPicture({
  path,
  ref,
}: {
  path: string
  ref: Exclude<PictureRef, { kind: 'address' | 'data' }>
}): Promise<Outcome<Uint8Array>> {
  return await outcomeOf(async () => await readPicture(ref, await archiveAt(path)))
}

/** The departments that an archive of another Simmer records; undefined where it records none. */
export async function readPackedDepartments({
  path,
}: {
  path: string
}): Promise<Outcome<SimmerFoods | undefined>> {
  return await outcomeOf(async () => await readSimmerFoods(await archiveAt(path)))
}
