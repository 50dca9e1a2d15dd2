import { useRef, useState } from 'react'
import { isTooLarge } from '#app/lib/api/api-error.ts'
import { useCacheEditor } from '#app/lib/api/edit-cache.ts'
import { useFailureText } from '#app/lib/api/failure-toast.ts'
import { send, sendJson } from '#app/lib/api/send.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import type { Language } from '#contract/languages.ts'
import { emptyDraft } from '#contract/own-recipes/draft.ts'
import { IMPORT_FILE_BYTES_MAX } from '#contract/recipe-import/limits.ts'
import { OWN_PICTURE_UPLOAD_MAX, PICTURE_MEGAPIXELS, PICTURE_TYPES } from '#contract/pictures.ts'
import { IMPORT_KEYS } from './import-keys.ts'
import { useImportActs } from './use-import.ts'

/**
 * Begins a recipe with its picture.
 *
 * @returns the recipe's id
 * @throws {ApiError}
 */
async function beginWithPicture(picture: File, language: Language): Promise<Id> {
  const fields = new FormData()
  fields.set('picture', picture)
  const { Id: PictureId } = await send('POST /my/pictures', { fields })
  const Draft = { ...emptyDraft(language), PictureId }
  const recipe = await sendJson('POST /my/recipes', { fields: { Key: crypto.randomUUID(), Draft } })
  return recipe.Id
}

/** A file that the member has chosen, with its state. */
export interface GivenFile {
  /** Unique among the files. */
  readonly key: number
  readonly name: string
  readonly state:
    | { readonly kind: 'waiting' | 'sending' }
    /** The import that was started with this file. */
    | { readonly kind: 'import'; readonly id: Id }
    /** The recipe that was started with this picture. */
    | { readonly kind: 'recipe'; readonly id: Id }
    | { readonly kind: 'refused'; readonly why: string }
}

/** The chosen files, and a function that sends more. */
export interface GivenFiles {
  readonly files: readonly GivenFile[]
  readonly isSending: boolean
  /** Sends files one after another. Resolves with their states. */
  readonly give: (files: readonly File[]) => Promise<readonly GivenFile[]>
}

const MEGABYTE = 1024 ** 2

/** Sends files. A picture starts a recipe, any other file an import. */
export function useFiles(): GivenFiles {
  const { t, language } = useWords()
  const acts = useImportActs()
  const { refresh } = useCacheEditor()
  const textOf = useFailureText()
  const [files, setFiles] = useState<readonly GivenFile[]>([])
  const [isSending, setSending] = useState(false)
  const count = useRef(0)

  const sendOne = async (file: File): Promise<GivenFile['state']> => {
    const isPicture = PICTURE_TYPES.includes(file.type)
    const most = isPicture ? OWN_PICTURE_UPLOAD_MAX : IMPORT_FILE_BYTES_MAX
    if (file.size > most) {
      return { kind: 'refused', why: t('recipeImport.large', { size: most / MEGABYTE }) }
    }
    try {
      if (isPicture) return { kind: 'recipe', id: await beginWithPicture(file, language) }
      return { kind: 'import', id: (await acts.file(file, language)).Id }
    } catch (error) {
      reportFailure(error)
      // Its bytes were counted before.
      if (isPicture && isTooLarge(error)) {
        return { kind: 'refused', why: t('recipeImport.pixels', PICTURE_MEGAPIXELS) }
      }
      return { kind: 'refused', why: textOf(error) }
    }
  }
  const give = async (given: readonly File[]) => {
    const all = given.map((file): GivenFile => {
      count.current += 1
      return { key: count.current, name: file.name, state: { kind: 'waiting' } }
    })
    const put = (one: GivenFile) =>
      setFiles((before) => before.map((file) => (file.key === one.key ? one : file)))
    setFiles((before) => [...before, ...all])
    setSending(true)
    const done: GivenFile[] = []
    for (const [index, file] of given.entries()) {
      const one = all[index]!
      put({ ...one, state: { kind: 'sending' } })
      // oxlint-disable-next-line no-await-in-loop -- one after another, so that each is quick
      const sent = { ...one, state: await sendOne(file) }
      put(sent)
      done.push(sent)
    }
    setSending(false)
    refresh(IMPORT_KEYS)
    return done
  }
  return { files, isSending, give }
}
