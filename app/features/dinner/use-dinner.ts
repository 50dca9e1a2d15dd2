import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { kitchenNow } from '#app/features/kitchen/index.ts'
import { useIsSignedIn } from '#app/lib/storage/token.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Dinner } from '#contract/dinner/dinner.ts'
import type { KeptDinner } from '#contract/dinner/kept-dinner.ts'
import { deviceDinners } from './device/device-dinners.ts'
import { followDinner, type DinnerFailure } from './device/follow-dinner.ts'
import { useDinnerJob } from './use-dinner-plan.ts'
import { useMinute } from './use-minute.ts'
import type { Press } from './worker/press.ts'

type WithoutFrame<One> = One extends Press ? Omit<One, 'id' | 'at'> : never
/** What a cook does, without when. */
export type PressOf = WithoutFrame<Press>

/** A dinner that is followed. */
export interface FollowedDinner {
  /** As the household knows it, with what this device has done since. */
  readonly dinner: Dinner
  /** As it is this minute. */
  readonly kept: KeptDinner
  /** This minute, epoch milliseconds. */
  readonly now: number
  readonly press: (press: PressOf) => void
}

/** What is known of a dinner. */
export interface DinnerState {
  readonly followed: FollowedDinner | undefined
  readonly failure: DinnerFailure | undefined
}

const NOTHING = () => undefined

/** Does something with a dinner: at once here, and as soon as there is a connection in the household. */
function pressDinner(key: string, ...presses: readonly PressOf[]): void {
  const at = kitchenNow()
  const made = presses.map((press) =>
    Object.assign({}, press, { id: crypto.randomUUID(), at }),
  ) as Press[]
  deviceDinners.update(key, (before) =>
    before ? { ...before, presses: [...before.presses, ...made] } : before,
  )
}

/** A dinner, kept the same as in the household while it is on screen. */
export function useDinner(key: string): DinnerState {
  const { langId } = useWords()
  const isSignedIn = useIsSignedIn()
  const [failure, setFailure] = useState<DinnerFailure>()
  const now = useMinute()
  const known = useSyncExternalStore(deviceDinners.subscribe, () => deviceDinners.get(key), NOTHING)
  useEffect(() => {
    if (!isSignedIn) return undefined
    const ending = new AbortController()
    followDinner({ dinners: deviceDinners, key, langId, onFailure: setFailure }, ending.signal)
    return () => ending.abort()
  }, [key, langId, isSignedIn])
  const isCooked = known !== undefined && isBegun(known.base, known.presses)
  const { output } = useDinnerJob(
    'press',
    known && now > 0
      ? {
          kept: known.base.Kept,
          dishes: known.base.Dishes,
          presses: known.presses,
          ...(isCooked && known.base.EndedAt === null && { now }),
        }
      : undefined,
  )
  const press = useCallback((one: PressOf) => pressDinner(key, one), [key])
  if (!known || !output) return { followed: undefined, failure: known ? undefined : failure }
  return {
    followed: { dinner: pressedState(known.base, known.presses), kept: output, now, press },
    failure,
  }
}

function isBegun(base: Dinner, presses: readonly Press[]): boolean {
  return base.BegunAt !== null || presses.some(({ kind }) => kind === 'begin')
}

/** What of a dinner is not in its plan, with what was pressed and is on its way. */
function pressedState(base: Dinner, presses: readonly Press[]): Dinner {
  const you = base.People.find(({ IsYou }) => IsYou)?.Id ?? null
  const lane = presses.findLast(({ kind }) => kind === 'lane' || kind === 'begin')
  const end = presses.find(({ kind }) => kind === 'end')
  const begin = presses.find(({ kind }) => kind === 'begin')
  const isMine = lane?.kind === 'begin' || (lane?.kind === 'lane' && lane.isMine)
  const cook = lane && 'cook' in lane ? lane.cook : undefined
  return {
    ...base,
    BegunAt: base.BegunAt ?? begin?.at ?? null,
    EndedAt: base.EndedAt ?? end?.at ?? null,
    Cooks: base.Cooks.map((id, index) => {
      if (cook === undefined) return id
      if (index === cook) return isMine ? you : null
      return id === you && isMine ? null : id
    }),
  }
}
