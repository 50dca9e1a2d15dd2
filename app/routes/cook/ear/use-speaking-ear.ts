import { useEffect, useMemo, useRef, useState } from 'react'
import { announce } from '#design-system/lib/announce.ts'
import {
  knock,
  linesOf,
  runsBySentence,
  say,
  useEarPreferences,
  type EarView,
  type Voice,
} from '#app/features/ear/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { stepRuns } from '../step-runs.ts'
import { useReadyFor } from '../use-ready-for.ts'
import type { Scene } from '../use-scene.ts'

/** Two presses within this time are one "back". */
const TWICE_MS = 1500

/** Where the voice is in a moment of a step. */
interface Position {
  /** Step and moment; another one begins anew. */
  readonly key: string
  readonly line: number
  readonly isPaused: boolean
  readonly hasFailed: boolean
  /** Whether only this line is said, on the cook's turn. */
  readonly isOnly: boolean
  /** Counts how often a line was asked for again. */
  readonly times: number
}

/** What is said at the moment, and from which line on. */
function useScript({ session, current, next }: Scene) {
  const { t, language } = useWords()
  const [{ describes }] = useEarPreferences()
  const readyFor = useReadyFor(session.people)
  const ready = next ? readyFor(next).join('\n') : ''
  const { moment, stepCount: total } = session
  const { text, number = 0, isFilmed = false, step } = current ?? {}
  const description = describes ? step?.Describe : undefined
  const title = next?.title
  const all = useMemo(() => {
    if (text === undefined || moment === 'watch') return []
    const items = ready === '' ? [] : ready.split('\n')
    const after = title === undefined ? undefined : { title, ready: items }
    const sign = step?.Until
    return linesOf({ number, total, text, description, sign, next: after }, { t, language })
  }, [text, moment, number, total, description, step?.Until, title, ready, t, language])
  const textCount = all.filter(({ part }) => part === 'text').length
  const isBefore = moment === 'ready'
  return {
    lines: useMemo(() => (isBefore ? all.slice(0, textCount) : all), [isBefore, all, textCount]),
    /** Before the film the text is read; after it what follows. */
    first: isFilmed && moment === 'do' ? textCount : 0,
    description,
  }
}

/** Reads each step, plays its film, says what was to be seen and what comes next, and waits. */
export function useSpeakingEar(
  scene: Scene,
  { voice, isRinging }: { voice: Voice; isRinging: boolean },
): EarView {
  const { t } = useWords()
  const [{ rate, knocks }] = useEarPreferences()
  const { session, current, isPending } = scene
  const { step, moment } = session
  const { lines, first, description } = useScript(scene)
  const key = `${step} ${moment}`
  const begin: Position = {
    key,
    line: first,
    isPaused: false,
    hasFailed: false,
    isOnly: false,
    times: 0,
  }
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
      announce(t('ear.stations.turn'))
    }
  }, [isOver, isRinging, moment, key, knocks, t])

  const pressed = useRef(-Infinity)
  const controls = useMemo(() => {
    const now = () => latest.current
    const move = (change: Partial<Position>) =>
      setPosition({
        ...now().at,
        isPaused: false,
        hasFailed: false,
        isOnly: false,
        times: now().at.times + 1,
        ...change,
      })
    const next = () => {
      const { scene: here } = now()
      const { moment: from, step: number } = here.session
      // Before the film sounds, not with the next render.
      speaking.current?.abort()
      if (from === 'ready' && number > 0) here.play()
      else if (from === 'watch' || !here.next) here.goOn()
      else {
        here.act({ kind: 'next', films: [] })
        here.choose(here.next.number)
      }
    }
    const back = () => {
      const { scene: here } = now()
      const { step: number } = here.session
      if (number > 1) here.choose(number - 1)
      else move({ line: 0 })
    }
    const again = () => {
      const { scene: here, at: place, lines: script } = now()
      if (here.session.moment === 'watch') here.choose(here.session.step)
      else move({ line: place.line < script.length ? place.line : 0 })
    }
    return {
      next,
      back,
      again,
      previous: () => {
        const time = performance.now()
        const isTwice = time - pressed.current < TWICE_MS
        pressed.current = isTwice ? -Infinity : time
        if (isTwice) back()
        else again()
      },
      say: (sentence: number) => {
        const { scene: here, at: place, lines: script } = now()
        if (here.session.moment === 'watch') return
        const found = script.findIndex((it) => it.sentence === sentence)
        const isTurn = place.line >= script.length
        if (found >= 0) move({ line: found, isOnly: isTurn })
      },
      togglePause: () => {
        const { scene: here, at: place, lines: script } = now()
        if (here.session.moment === 'watch') {
          if (here.isPlaying) here.setPlaying(false)
          else here.play()
        } else if (place.line >= script.length) next()
        else setPosition({ ...place, isPaused: !place.isPaused })
      },
    }
  }, [])

  const runs = useRuns(scene)
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
  return useMemo(
    () => ({
      mode: 'simmer',
      station,
      passed,
      isBusy,
      isPaused,
      hasFailed: at.hasFailed,
      sentences: runs,
      lit,
      description: shown,
      isDescriptionLit,
      ...controls,
    }),
    [station, passed, isBusy, isPaused, at.hasFailed, runs, lit, shown, isDescriptionLit, controls],
  )
}

/** The text of the step in sentences, as long as it is the same. */
function useRuns({ current, session }: Scene): EarView['sentences'] {
  const running = session.timers.filter(
    ({ step, endedAt }) => step === current?.number && endedAt === null,
  )
  const runs = current ? stepRuns(current.timers, running) : []
  const text = JSON.stringify(runs)
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the runs are new in each render, their text is not
  return useMemo(() => runsBySentence(runs), [text])
}
