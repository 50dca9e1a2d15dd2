import { useEffect, useState, useSyncExternalStore } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import { EmptyState } from '#design-system/empty-state/empty-state.tsx'
import { Skeleton, SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'
import { toast } from '#design-system/toast/toast-store.ts'
import { useMember } from '#app/features/account/index.ts'
import { ApiError } from '#app/lib/api/api-error.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { pathOf } from '#contract/addresses/addresses.ts'
import type { Id } from '#contract/common.ts'
import { idOf } from '#contract/id.ts'
import { textIn } from '../document/texts.ts'
import { editorPath } from '../editor-path.ts'
import type { KeptDraft } from '../store/device.ts'
import { sendWaitingDrafts, waitingElsewhere, type OpenDraft } from '../store/open-draft.ts'
import { Editor } from './editor.tsx'
import { Notice } from './notice.tsx'
import { useFoods } from './use-foods.ts'
import { useOpenDraft } from './use-open-draft.ts'
import { usePictures } from './use-pictures.ts'
import { usePublishing } from './use-publishing.ts'
import { Who } from './who.tsx'

/** Screen of /my/recipes/new and /my/recipes/{id}/edit: the editor of an own recipe. */
export function EditorScreen() {
  const { t, language } = useWords()
  const { id: param = 'new' } = useParams()
  const [search] = useSearchParams()
  const [fresh] = useState(() => crypto.randomUUID())
  const { member } = useMember()
  const id = param === 'new' ? null : idOf(param)
  const key = search.get('draft') ?? fresh
  const { open, error, retry } = useOpenDraft({ member: member?.username, id, key, language })
  const isGone = error instanceof ApiError && error.status >= 400 && error.status < 500
  return (
    <div tabIndex={-1} className="min-h-dvh outline-none">
      {open && member && (
        <OpenEditor key={open.name} open={open} newKey={key} member={member.username} />
      )}
      {!open && isGone && (
        <EmptyState
          headingLevel="h1"
          title={t('recipeEditor.gone')}
          action={<ButtonLink href="/my/recipes">{t('recipeEditor.toList')}</ButtonLink>}
        >
          {t('recipeEditor.goneText')}
        </EmptyState>
      )}
      {!open && error !== undefined && !isGone && (
        <LoadFailed
          title={t('recipeEditor.failed')}
          text={t('recipeEditor.failedText')}
          onRetry={retry}
        />
      )}
      {!open && error === undefined && (
        <SkeletonRegion className="page-column pt-24">
          <Skeleton className="h-16" />
          <Skeleton className="mt-6 h-64" />
        </SkeletonRegion>
      )}
    </div>
  )
}

interface OpenEditorProps {
  open: OpenDraft & { readonly name: string }
  /** Key of a new recipe. */
  newKey: string
  member: string
}

function OpenEditor({ open, newKey, member }: OpenEditorProps) {
  const { store } = open
  const { t } = useWords()
  const navigate = useNavigate()
  const foods = useFoods()
  const { pictureOf, addPicture } = usePictures(open)
  const waiting = useBegun(member)
  const id = useSyncExternalStore(store.subscribe, () => store.state().id)
  const { seenBy, submission, forget, leave, returned, wayOut } = usePublishing(store, id)
  const isBegun = useSyncExternalStore(store.subscribe, () => store.state().saved !== 'nothing')
  useEffect(() => {
    // So that a reload, and the way back, lead to this recipe.
    if (id !== null) keepAddress(`/my/recipes/${id}/edit`)
    else if (isBegun) keepAddress(`/my/recipes/new?draft=${newKey}`)
  }, [id, isBegun, newKey])
  const preview = (shown: Id | null) => {
    const { saved } = store.state()
    if (shown === null || saved === 'device' || saved === 'nowhere') {
      toast({ tone: 'error', title: t('recipeEditor.previewBar.offline') })
      return
    }
    forget(shown)
    void navigate(pathOf('recipe', shown), { state: { isPreview: true } })
  }
  const [first] = waiting
  return (
    <Editor
      store={store}
      foods={foods}
      pictureOf={pictureOf}
      addPicture={addPicture}
      onPreview={preview}
      who={<Who id={id} onLeave={(path) => void leave(path)} />}
      seenBy={seenBy}
      returned={returned}
      wayOut={wayOut}
      notice={
        submission?.State === 'waiting' ? (
          <Notice text={t('publishing.remarks.waiting', { number: submission.Number })} />
        ) : (
          first && open.name === newKey && !isBegun && <Begun kept={first} />
        )
      }
    />
  )
}

/** Changes the address without a navigation, which would take the cursor out of its field. */
function keepAddress(path: string): void {
  history.replaceState(history.state, '', path)
}

/** Another recipe that waits on this device. */
function Begun({ kept }: { kept: KeptDraft }) {
  const { t, language } = useWords()
  const name = textIn(kept.draft.Name, language).words
  return (
    <Notice text={name === '' ? t('recipeEditor.begunNoName') : t('recipeEditor.begun', { name })}>
      <ButtonLink href={editorPath(kept)} variant="bare" size="s">
        {t('recipeEditor.goOn')}
      </ButtonLink>
    </Notice>
  )
}

/** What waits on this device is sent; what still waits afterwards is returned. */
function useBegun(member: string): readonly KeptDraft[] {
  const [waiting, setWaiting] = useState<readonly KeptDraft[]>([])
  useEffect(() => {
    let isWanted = true
    const send = async () => {
      await sendWaitingDrafts(member)
      const left = await waitingElsewhere(member)
      if (isWanted) setWaiting(left)
    }
    send().catch(reportFailure)
    return () => {
      isWanted = false
    }
  }, [member])
  return waiting
}
