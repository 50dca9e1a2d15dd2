import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { Button } from '#design-system/button/button.tsx'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import { EmptyState } from '#design-system/empty-state/empty-state.tsx'
import { Skeleton, SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'
import { toast } from '#design-system/toast/toast-store.ts'
import { useMember } from '#app/features/account/index.ts'
import { useOwnDraft, useWhoSees, WhoSheet } from '#app/features/own-recipes/index.ts'
import { ApiError } from '#app/lib/api/api-error.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { mediaUrl } from '#app/lib/media/media.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { pathOf } from '#contract/addresses.ts'
import type { Id } from '#contract/common.ts'
import { idOf } from '#contract/id.ts'
import { draftWords } from '#contract/own/draft-words.ts'
import { OWN_PICTURE_UPLOAD_MAX } from '#contract/own/limits.ts'
import type { OwnPicture, WritableFood } from '#contract/own/own-recipe.ts'
import { AVATAR_TYPES } from '#contract/pictures.ts'
import { textIn } from '../document/texts.ts'
import type { Foods } from '../reading/understand.ts'
import { foodsKey, sendPicture } from '../store/calls.ts'
import type { KeptDraft } from '../store/device.ts'
import { sendWaitingDrafts, waitingElsewhere, type OpenDraft } from '../store/open-draft.ts'
import { Editor, Notice } from './editor.tsx'
import { useOpenDraft } from './use-open-draft.ts'

const NO_FOODS: readonly WritableFood[] = []

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
          title={t('write.gone')}
          action={<ButtonLink href="/my/recipes">{t('write.toList')}</ButtonLink>}
        >
          {t('write.goneText')}
        </EmptyState>
      )}
      {!open && error !== undefined && !isGone && (
        <LoadFailed title={t('write.failed')} text={t('write.failedText')} onRetry={retry} />
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
  const { pictureOf, addPicture } = usePictures(open.pictures)
  const { mutate } = useSWRConfig()
  const waiting = useBegun(member)
  const id = useSyncExternalStore(store.subscribe, () => store.state().id)
  const { text: seenBy } = useWhoSees(useOwnDraft(id))
  const isBegun = useSyncExternalStore(store.subscribe, () => store.state().saved !== 'nothing')
  useEffect(() => {
    // So that a reload, and the way back, lead to this recipe.
    if (id !== null) keepAddress(`/my/recipes/${id}/edit`)
    else if (isBegun) keepAddress(`/my/recipes/new?draft=${newKey}`)
  }, [id, isBegun, newKey])
  const look = async (shown: Id | null) => {
    const { saved } = store.state()
    if (shown === null || saved === 'device' || saved === 'nowhere') {
      toast({ tone: 'error', title: t('write.look.offline') })
      return
    }
    // The page shows what was saved just now, not what it showed before.
    await mutate(
      (name) => typeof name === 'string' && name.includes(`/my/recipes/${shown}`),
      undefined,
      {
        revalidate: false,
      },
    )
    void navigate(pathOf('recipe', shown), { state: { isPreview: true } })
  }
  const [first] = waiting
  return (
    <Editor
      store={store}
      foods={foods}
      pictureOf={pictureOf}
      addPicture={addPicture}
      onPreview={look}
      who={<Who id={id} />}
      seenBy={seenBy}
      notice={first && open.name === newKey && !isBegun ? <Begun kept={first} /> : undefined}
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
  const path =
    kept.id === null ? `/my/recipes/new?draft=${kept.name}` : `/my/recipes/${kept.id}/edit`
  return (
    <Notice text={name === '' ? t('write.begunNoName') : t('write.begun', { name })}>
      <ButtonLink href={path} variant="bare" size="s">
        {t('write.goOn')}
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

/** The foods that lines are read with; none before they are loaded. */
function useFoods(): Foods {
  const { data } = useKey(foodsKey())
  const all = data?.Foods ?? NO_FOODS
  return useMemo(() => {
    const own = all.toSorted((a, b) => Number(b.IsOwn) - Number(a.IsOwn))
    return {
      words: draftWords(own.map(({ Id: id, En, De }) => ({ id, names: [...En, ...De] }))),
      byId: new Map(all.map((food) => [food.Id, food])),
      isLoaded: data !== undefined,
    }
  }, [all, data])
}

/** Says what is wrong with a picture. */
function complain(title: string): undefined {
  toast({ tone: 'error', title })
}

/** The pictures of a recipe, and how one is added. */
function usePictures(known: readonly OwnPicture[]) {
  const { t } = useWords()
  const [added, setAdded] = useState<readonly OwnPicture[]>([])
  const pictureOf = (id: Id | undefined) => {
    const found = [...added, ...known].find((picture) => picture.Id === id)
    return found && mediaUrl(found.Path)
  }
  const addPicture = async (file: File): Promise<Id | undefined> => {
    if (!AVATAR_TYPES.includes(file.type)) return complain(t('write.picture.type'))
    if (file.size > OWN_PICTURE_UPLOAD_MAX) return complain(t('write.picture.size'))
    try {
      const picture = await sendPicture(file)
      setAdded((before) => [...before, picture])
      return picture.Id
    } catch (error) {
      reportFailure(error)
      const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500
      return complain(isRefused ? error.message : t('write.picture.failed'))
    }
  }
  return { pictureOf, addPicture }
}

/** Who sees the recipe, and the sheet that changes it. */
function Who({ id }: { id: Id | null }) {
  const { t } = useWords()
  const [isOpen, setOpen] = useState(false)
  const { icon, word: who } = useWhoSees(useOwnDraft(id))
  return (
    <>
      <Button
        icon={icon}
        unavailable={id === null}
        aria-label={t('write.who', { who })}
        onClick={() => setOpen(true)}
        className="wr-who"
      >
        {who}
      </Button>
      {isOpen && id !== null && <WhoSheet id={id} onClose={() => setOpen(false)} />}
    </>
  )
}
