import { useState } from 'react'
import type { fn } from 'storybook/test'
import { ApiError } from '#app/lib/api/api-error.ts'
import { useWhoSees } from '#app/features/own-recipes/index.ts'
import type { Draft } from '#contract/own-recipes/draft.ts'
import { foods } from './reading/foods.fixture.ts'
import { Editor, type EditorProps } from './screen/editor.tsx'
import type { DraftCalls, DraftStore } from './store/draft-state.ts'
import { createDraftStore } from './store/draft-store.ts'
import type { TabMessage } from './store/tabs.ts'

/** Props of {@link EditorContext}. */
export interface EditorContextProps {
  /** The recipe. */
  draft: Draft
  /** How the server answers. */
  server?: 'takes' | 'offline' | 'signedOut' | 'refuses'
  /** The device keeps nothing. */
  isFull?: boolean
  /** The text is there already; otherwise it is a new recipe. */
  isStored?: boolean
  /** Another tab writes. */
  isReader?: boolean
  /** Called with a picture that is added. */
  onPicture?: ReturnType<typeof fn<(file: File) => void>>
  /** Pictures are not taken. */
  addsNothing?: boolean
  /** What editors have sent back. */
  returned?: EditorProps['returned']
  /** The way to everybody. */
  wayOut?: EditorProps['wayOut']
}

const STATUS = { offline: 0, signedOut: 401, refuses: 413 } as const

/** The store of a story, with a server and a device of its own. */
function storeOf({
  draft,
  server = 'takes',
  isFull,
  isStored = true,
  isReader,
}: EditorContextProps): DraftStore {
  const answer = (Draft: Draft, Version: number) =>
    server === 'takes'
      ? Promise.resolve({ Id: 1_000_000_007, Version, Draft })
      : Promise.reject(new ApiError(STATUS[server], 'no'))
  const calls: DraftCalls = {
    create: (_, sent) => answer(sent, 1),
    save: (_, version, sent) => answer(sent, version + 1),
    read: () => answer(draft, 2),
  }
  let tell: ((message: TabMessage) => void) | undefined
  const store = createDraftStore({
    start: {
      name: 'story',
      member: 'mina',
      id: isStored ? 1_000_000_007 : null,
      version: isStored ? 1 : 0,
      base: isStored ? draft : null,
      draft,
      isWaiting: false,
      changed: 0,
      dismissed: [],
    },
    calls,
    keep: () =>
      isFull ? Promise.reject(new DOMException('full', 'QuotaExceededError')) : Promise.resolve(),
    openTabs: (onMessage) => {
      tell = onMessage
      return { post: () => undefined, close: () => undefined }
    },
    pauseMs: 1,
  })
  if (isReader) tell?.({ kind: 'taken' })
  return store
}

/** The editor with a server and a device of its own. */
export function EditorContext(props: EditorContextProps) {
  const [store] = useState(() => storeOf(props))
  const { text: seenBy } = useWhoSees(undefined)
  return (
    <Editor
      store={store}
      foods={foods}
      pictureOf={(id) => (id === undefined ? undefined : '/story/shakshuka.webp')}
      addPicture={(file) => {
        props.onPicture?.(file)
        return Promise.resolve(props.addsNothing ? undefined : 1)
      }}
      onPreview={() => undefined}
      seenBy={seenBy}
      returned={props.returned}
      wayOut={props.wayOut}
    />
  )
}
