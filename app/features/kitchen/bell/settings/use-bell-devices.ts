import { useEffect, useRef, useState } from 'react'
import { useCacheEditor } from '#app/lib/api/edit-cache.ts'
import { keyOf } from '#app/lib/api/keys.ts'
import { send } from '#app/lib/api/send.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { readDevice } from '#app/lib/bell/bell-memory.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import type { BellDeviceBody, BellDeviceRow, Loudness } from '#contract/bell/device.ts'
import { bellReach } from '../bell-reach.ts'

/** The member's devices that ring. */
export const bellDevicesKey = () => keyOf('/bell/devices', {})

/** The devices of a member. */
export interface BellDevices {
  /** This device, once the server knows it. */
  own: BellDeviceRow | undefined
  others: readonly BellDeviceRow[]
  /** Why the others are not there. */
  error: unknown
  /** Reads all of them again. */
  refresh: () => Promise<void>
  /** @throws {ApiError} after which everything is as before */
  choose: (device: BellDeviceRow, loudness: Loudness) => Promise<void>
  /**
   * @param title empty for the name that the device has by itself
   * @throws {ApiError} after which everything is as before
   */
  rename: (device: BellDeviceRow, title: string) => Promise<void>
  /** @throws {ApiError} after which everything is as before */
  remove: (device: BellDeviceRow) => Promise<void>
}

/** Reads and changes the devices of a member that ring. */
export function useBellDevices(): BellDevices {
  const { data: devices, error, retry } = useKey(bellDevicesKey())
  const { write } = useCacheEditor()
  /** Undefined until it is known which of them is this device. */
  const [own, setOwn] = useState<{ id: number | undefined }>()
  const refresh = async () => {
    setOwn({ id: (await readDevice())?.id })
    await retry()
  }
  const latest = useRef(refresh)
  useEffect(() => {
    latest.current = refresh
  })
  useEffect(() => {
    const read = () => void latest.current().catch(reportFailure)
    read()
    // The server may know this device now.
    return bellReach.subscribe(read)
  }, [])

  /** Shows a change at once, and takes it back when the server refuses it. */
  const change = async (next: readonly BellDeviceRow[], call: () => Promise<unknown>) => {
    await write(bellDevicesKey(), [...next])
    try {
      await call()
    } catch (failure) {
      await refresh()
      throw failure
    }
  }
  const all = devices ?? []
  const edit = async ({ Id }: BellDeviceRow, fields: BellDeviceBody) => {
    const { Title, Loudness } = fields
    const some = {
      ...(Loudness && { Loudness }),
      ...(Title !== undefined && { Title: Title || null }),
    }
    await change(
      all.map((device) => (device.Id === Id ? { ...device, ...some } : device)),
      () => send('PATCH /bell/devices/:id', { params: { id: Id }, fields }),
    )
  }
  return {
    own: all.find(({ Id }) => Id === own?.id),
    others: own ? all.filter(({ Id }) => Id !== own.id) : [],
    error,
    refresh,
    choose: async (device, Loudness) => await edit(device, { Loudness }),
    rename: async (device, title) => await edit(device, { Title: title.trim() }),
    remove: async ({ Id }) =>
      await change(
        all.filter((device) => device.Id !== Id),
        () => send('DELETE /bell/devices/:id', { params: { id: Id } }),
      ),
  }
}
