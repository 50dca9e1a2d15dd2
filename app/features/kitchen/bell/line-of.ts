import type { Words } from '#app/lib/words/en.ts'
import { isComputer } from './system.ts'
import type { DeviceBellState } from './use-device-bell.ts'

const ON_COMPUTERS: Partial<Record<DeviceBellState, keyof Words['bell']['lines']>> = {
  on: 'onComputer',
  quiet: 'quietComputer',
  left: 'leftComputer',
}

/** Key of the sentence about the bell that is true on a device. */
export function lineOf(
  state: DeviceBellState,
  device: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>,
): keyof Words['bell']['lines'] {
  if (state === 'home') return /iPhone/.test(device.userAgent) ? 'home' : 'homeTablet'
  return (isComputer(device) && ON_COMPUTERS[state]) || state
}
