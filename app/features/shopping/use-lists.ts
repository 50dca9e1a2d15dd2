import { useCacheEditor } from '#app/lib/api/edit-cache.ts'
import { keys } from '#app/lib/api/keys.ts'
import { send } from '#app/lib/api/send.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { useIsSignedIn } from '#app/lib/storage/token.ts'
import type { ListBody, NewListBody } from '#contract/several-lists.ts'

export function useLists() {
  const isSignedIn = useIsSignedIn()
  const { data, retry } = useKey(isSignedIn ? keys.shoppingLists() : null)
  const { write } = useCacheEditor()
  const after = async <Result>(call: Promise<Result>) => {
    const result = await call
    await retry()
    return result
  }
  return {
    lists: data?.Lists ?? [],
    people: data?.People ?? [],
    isKnown: data !== undefined,
    add: (fields: NewListBody) => after(send('POST /shopping/lists', { fields })),
    change: (listId: number, fields: ListBody) =>
      after(send('PATCH /shopping/lists/:listId', { params: { listId }, fields })),
    remove: async (listId: number) =>
      write(
        keys.shoppingLists(),
        await send('DELETE /shopping/lists/:listId', { params: { listId } }),
      ),
    makeLink: async (listId: number) =>
      (await after(send('POST /shopping/lists/:listId/link', { params: { listId } }))).Token,
    revokeLink: (listId: number) =>
      after(send('DELETE /shopping/lists/:listId/link', { params: { listId } })),
  }
}
