import { useEffect, useMemo, useRef, useState } from 'react'
import { announce } from '#design-system/lib/announce.ts'
import {
  knock,
  say,
  useByEarPreferences,
  type ByEarView,
  type Voice,
} from '#app/features/by-ear/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Scene } from '../use-scene.ts'
import { beginOf, byEarControls } from './by-ear-controls.ts'
import { useScript, useSentences } from './use-script.ts'

/** Reads each step, plays its film, says what was to be seen and what comes next, and waits. */
export function useSpeakingReader(
  scene: Scene,
  { voice, isRinging }: { voice: Voice; isRinging: boolean },
): ByEarView {
  const { t } = useWords()
  const [{ rate, knocks }] = useByEarPreferences()
  const { session, current, isPending } = scene
  const { step, moment } = session
  const { lines, first, description } = useScript(scene)
  const key = `${step} ${moment}`
  const begin = beginOf(key, first)
  const [position, setPosition] = useState(begin)
  // Also where a cook comes back to a moment.
  if (position.key !== key) setPosition(begin)
  const at = position.key === key ? position : begin
  const latest = useRef({ scene, at, lines })
  useEffect(() => {
    latest.current = { scene, at, lines }
  })

  // The text is read first, so the stage goes back to it, or on to step 1.
  const [hasBegun, setBegun] = useState(false)
  useEffect(() => {
    if (hasBegun || isPending) return
    latest.current.scene.choose(Math.max(step, 1))
    // oxlint-disable-next-line react/set-state-in-effect -- the stage belongs to a store, which is told first
    setBegun(true)
  }, [hasBegun, isPending, step])

  const line = lines[at.line]
  const isSpoken = moment !== 'watch' && step > 0 && !isPending && hasBegun
  const isSpeaking = isSpoken && line !== undefined && !isRinging && !at.isPaused && !at.hasFailed
  const said = line?.said
  const speaking = useRef<AbortController>(undefined)
  useEffect(() => {
    if (!isSpeaking || said === undefined) return undefined
    const ending = new AbortController()
    speaking.current = ending
    const { signal } = ending
    const speak = async () => {
      const how = await say(said, { voice, rate, signal })
      if (signal.aborted) return
      const now = latest.current
      const isLeft = now.at.isOnly ? now.lines.length : now.at.line + 1
      setPosition(
        how === 'failed'
          ? { ...now.at, hasFailed: true }
          : { ...now.at, line: isLeft, isOnly: false },
      )
    }
    void speak()
    return () => ending.abort()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the same words are said again at another line, key or time
  }, [isSpeaking, said, at.line, at.times, key, voice, rate])

  const isOver = isSpoken && line === undefined && lines.length > 0
  const knocked = useRef('')
  useEffect(() => {
    if (moment !== 'do') knocked.current = ''
    if (!isOver || isRinging) return
    if (moment === 'ready') latest.current.scene.play()
    else if (knocked.current !== key) {
      knocked.current = key
      if (knocks) knock()
      announce(t('byEar.stations.turn'))
    }
  }, [isOver, isRinging, moment, key, knocks, t])

  // oxlint-disable-next-line react/refs -- presses and keys read them, rendering does not
  const [controls] = useState(() =>
    byEarControls({
      now: () => latest.current,
      setPosition,
      hush: () => speaking.current?.abort(),
    }),
  )
  const sentences = useSentences(scene)
  const isFilm = moment === 'watch'
  const isTurn = isOver && moment === 'do'
  const station = isFilm ? 'film' : isTurn ? 'turn' : line?.part === 'after' ? 'describe' : 'read'
  const isPaused = isFilm ? !scene.isPlaying : at.isPaused || at.hasFailed
  const from = station === 'describe' ? lines.findIndex(({ part }) => part === 'after') : 0
  const to = station === 'read' ? lines.filter(({ part }) => part === 'text').length : lines.length
  const passed = (at.line - from + 0.5) / Math.max(to - from, 1)
  const lit = isFilm ? undefined : line?.sentence
  const isDescriptionLit = line?.isDescription === true
  const shown = moment === 'do' && current ? description : undefined
  const isBusy = step > 0 && !isTurn
  const { hasFailed } = at
  return useMemo(
    () => ({
      mode: 'simmer',
      station,
      passed,
      isBusy,
      isPaused,
      hasFailed,
      sentences,
      lit,
      description: shown,
      isDescriptionLit,
      ...controls,
    }),
    [
      station,
      passed,
      isBusy,
      isPaused,
      hasFailed,
      sentences,
      lit,
      shown,
      isDescriptionLit,
      controls,
    ],
  )
}
