import { useState } from 'react'
import { useAccountChanges, useMember } from '#app/features/account/index.ts'
import { fetchKey } from '#app/lib/api/api-client.ts'
import { useCacheEditor } from '#app/lib/api/edit-cache.ts'
import { keysOf } from '#app/lib/api/key-test.ts'
import { keys } from '#app/lib/api/keys.ts'
import { send } from '#app/lib/api/send.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { pushAbility, subscribeBrowser, unsubscribeBrowser } from '#app/lib/bell/browser-push.ts'
import { useHydrated } from '#app/lib/lazy/use-hydrated.ts'

/**
 * Whether this browser receives push messages. `unsupported`: it never can. `needs-install`: it can once
 * the site is on the home screen. `denied`: the person has blocked them in the browser. `pending`: not
 * known yet, or a change is pending.
 */
export type PushStatus = 'unsupported' | 'needs-install' | 'denied' | 'off' | 'on' | 'pending'

/** The push messages of this browser for the signed-in member. */
export interface Push {
  state: PushStatus
  /** The last known value, also while a change is pending. */
  isOn: boolean
  /**
   * Asks for permission, subscribes this browser and turns the notifications of the account on. Must
   * be called by a press. Without permission nothing changes.
   * @throws {ApiError | DOMException} when the server or the browser's push service refuses
   */
  turnOn: () => Promise<void>
  /**
   * Turns the notifications of the account off: the server removes every browser of the member.
   * @throws {ApiError} when the call fails
   */
  turnOff: () => Promise<void>
}

/** Reads and changes whether this browser receives push messages. */
export function usePush(): Push {
  const ability = useHydrated() ? pushAbility() : undefined
  const { write, refresh } = useCacheEditor()
  const { changeNotifications } = useAccountChanges()
  const { member } = useMember()
  const isAsked = ability === 'able' && member !== undefined
  const { data: push, isPending } = useKey(isAsked ? keys.pushState() : null)
  const [isBusy, setBusy] = useState(false)

  const whileBusy = async (change: () => Promise<void>) => {
    setBusy(true)
    try {
      await change()
    } finally {
      setBusy(false)
    }
  }

  const isAllowed = ability === 'able' && Notification.permission === 'granted'
  const isOn = isAllowed && member?.Notifications === true && push?.IsSubscribed === true
  const statusOf = (): PushStatus => {
    if (ability === 'unable' || push?.PublicKey === null) return 'unsupported'
    if (ability === 'needs-install') return 'needs-install'
    if (!isAsked || isPending || isBusy) return 'pending'
    if (Notification.permission === 'denied') return 'denied'
    return isOn ? 'on' : 'off'
  }

  return {
    state: statusOf(),
    isOn,
    turnOn: () =>
      whileBusy(async () => {
        if ((await Notification.requestPermission()) !== 'granted') return
        const { PublicKey } = push ?? (await fetchKey(keys.pushState()))
        if (PublicKey === null) return
        const fields = await subscribeBrowser(PublicKey)
        const state = await send('POST /me/push_subscription', { fields })
        await changeNotifications(true)
        await write(keys.pushState(), state)
      }),
    turnOff: () =>
      whileBusy(async () => {
        await changeNotifications(false)
        refresh(keysOf(['/me/push_subscription']))
        await unsubscribeBrowser()
      }),
  }
}
