import { useEffect } from 'react'
import {
  preferredVoice,
  useByEarPreferences,
  useVoices,
  type ByEarView,
} from '#app/features/by-ear/index.ts'
import { useKitchenPreferences } from '#app/features/kitchen/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Scene } from '../use-scene.ts'
import { NoVoice, WhoReads } from './by-ear-sheets.tsx'
import { useQuietReader } from './use-quiet-reader.ts'
import { useSpeakingReader } from './use-speaking-reader.ts'

/** Props of {@link ByEarOfScene}. */
export interface ByEarOfSceneProps {
  scene: Scene
  /** Whether a timer rings, over which no voice is heard. */
  isRinging: boolean
  onView: (view: ByEarView | undefined) => void
  onStop: () => void
}

/** Cooking by ear: asks once who reads, says where there is no voice, then reads or keeps quiet. */
export function ByEarOfScene(props: ByEarOfSceneProps) {
  const { language } = useWords()
  // Another language has other voices.
  return <Ear key={language} {...props} />
}

function Ear(props: ByEarOfSceneProps) {
  const { onStop } = props
  const [{ reader, voices: chosen }, change] = useByEarPreferences()
  const { voices, isSilent, setSilent, search, hasOthers } = useVoices()
  const [, changeKitchen] = useKitchenPreferences()
  if (reader === null) {
    return <WhoReads onChoose={(who) => change({ reader: who })} onClose={onStop} />
  }
  if (reader === 'screenReader') return <Quiet {...props} mode="screenReader" />
  if (isSilent) return <Quiet {...props} mode="silent" />
  if (!voices) return null
  const voice = preferredVoice(voices, chosen)
  if (voice) return <Speaking {...props} voice={voice} />
  return (
    <NoVoice
      hasOthers={hasOthers}
      onSearch={search}
      onClose={onStop}
      onGoOn={() => {
        changeKitchen({ reach: 'far' })
        setSilent()
      }}
    />
  )
}

function Speaking({
  voice,
  onView,
  ...props
}: ByEarOfSceneProps & { voice: Parameters<typeof useSpeakingReader>[1]['voice'] }) {
  const view = useSpeakingReader(props.scene, { voice, isRinging: props.isRinging })
  useShown(view, onView)
  return null
}

function Quiet({
  mode,
  onView,
  scene,
}: ByEarOfSceneProps & { mode: Exclude<ByEarView['mode'], 'simmer'> }) {
  const view = useQuietReader(scene, mode)
  useShown(view, onView)
  return null
}

/** Passes a view on whenever it is another one. */
function useShown(view: ByEarView, onView: ByEarOfSceneProps['onView']): void {
  useEffect(() => {
    onView(view)
    return () => onView(undefined)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the caller's function changes with each render
  }, [view])
}
