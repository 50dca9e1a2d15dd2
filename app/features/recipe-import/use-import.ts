import { useEffect, useMemo } from 'react'
import useSWR from 'swr'
import { useCacheEditor } from '#app/lib/api/edit-cache.ts'
import { send, sendJson } from '#app/lib/api/send.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import type { Id } from '#contract/common.ts'
import type { Language } from '#contract/languages.ts'
import type { Import, ImportChoices } from '#contract/recipe-import/recipe-import.ts'
import { IMPORT_KEYS, importKeys } from './import-keys.ts'

/** Milliseconds between two fetches of the progress of an import. */
const POLL_MS = 1_000

/** Whether the server is working on an import: reads it, saves its recipes, or makes pictures. */
function isBusy({ State, IsPaused, Pictures }: Import): boolean {
  const converts = State === 'ready' && !IsPaused && Pictures.Done < Pictures.Total
  return State === 'reading' || State === 'keeping' || converts
}

/** The progress of an import. It is fetched every second while the server works on it. */
export function useProgress(id: Id): Import | undefined {
  const { data } = useSWR<Import, unknown>(importKeys.progress(id), {
    refreshInterval: (latest) => (latest === undefined || isBusy(latest) ? POLL_MS : 0),
    onError: reportFailure,
  })
  return data
}

/** An import with its recipes, kept up to date by {@link useProgress}. */
export function useImport(id: Id) {
  const now = useProgress(id)
  const { data: known, ...state } = useKey(importKeys.one(id))
  const { refresh } = useCacheEditor()
  const isDone = now !== undefined && now.Pictures.Done === now.Pictures.Total
  const isOld =
    now !== undefined &&
    known !== undefined &&
    (now.State !== known.State || (isDone && known.Pictures.Done !== now.Pictures.Done))
  useEffect(() => {
    if (isOld) refresh((key): key is never => key === importKeys.one(id))
  }, [isOld, id, refresh])
  const found = useMemo(
    () =>
      known && now
        ? { ...known, Pictures: now.Pictures, Kept: now.Kept, IsPaused: now.IsPaused }
        : known,
    [known, now],
  )
  return { found, ...state }
}

/** Calls that change imports. They reject with an ApiError; its status is 0 if offline. */
export function useImportActs() {
  const { refresh, write } = useCacheEditor()
  return useMemo(() => {
    const then = async (call: Promise<Import>): Promise<Import> => {
      const answer = await call
      await write(importKeys.one(answer.Id), answer)
      await write(importKeys.progress(answer.Id), { ...answer, Items: [] })
      refresh((key): key is never => key === importKeys.open())
      return answer
    }
    return {
      address: (Address: string, Language: Language) =>
        then(sendJson('POST /my/import', { fields: { Address, Language } })),
      text: (Text: string, Language: Language) =>
        then(sendJson('POST /my/import', { fields: { Text, Language } })),
      file: (file: File, Language: Language) => {
        const fields = new FormData()
        fields.append('file', file)
        return then(send('POST /my/import/file', { params: { Language }, fields }))
      },
      choose: (id: Id, fields: ImportChoices) =>
        then(sendJson('PATCH /my/import/:id', { params: { id }, fields })),
      keep: (id: Id) => then(send('POST /my/import/:id/keep', { params: { id } })),
      undo: async (id: Id) => {
        const answer = await then(send('DELETE /my/import/:id', { params: { id } }))
        refresh(IMPORT_KEYS)
        return answer
      },
    }
  }, [refresh, write])
}
