import { useCacheEditor } from '#app/lib/api/edit-cache.ts'
import { keyOf } from '#app/lib/api/keys.ts'
import { keysOf } from '#app/lib/api/key-test.ts'
import { send } from '#app/lib/api/send.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import type { Id } from '#contract/common.ts'
import type { Blocks } from '#contract/reports/report.ts'

/** The key of the members whom a member blocks. */
export const blocksKey = () => keyOf('/my/blocks', {})

/** What shows something of whom a member blocks. */
const WRITTEN = keysOf(['/recipe/:id/comment', '/recipe/:id/note', '/recipe/:id/note/count'])

/** Somebody, named by what they wrote: members' ids are not known to others. */
export interface Writer {
  kind: 'comment' | 'note'
  id: Id
  name: string
}

/** What blocks and unblocks; the calls throw an ApiError. */
export function useBlocking() {
  const { refresh, write } = useCacheEditor()
  const keep = async (call: Promise<Blocks>): Promise<Blocks> => {
    const blocks = await call
    await write(blocksKey(), blocks)
    refresh(WRITTEN)
    return blocks
  }
  return {
    block: ({ kind, id }: Writer) =>
      keep(send('POST /my/blocks', { fields: { Kind: kind, Id: id } })),
    unblock: (id: Id) => keep(send('DELETE /my/blocks/:id', { params: { id } })),
  }
}

/** The members whom the reader blocks. */
export function useBlocks() {
  const { data, ...state } = useKey(blocksKey())
  return { blocks: data?.Blocks, ...state }
}
