import { Type } from 'typebox'
import { BellDeviceBody, BellDeviceRow } from '../bell/device.ts'
import { BellBody, BellState } from '../bell/bell.ts'
import { read, type Call } from './call.ts'
import { Empty, IdParams } from '../common.ts'

/**
 * Calls that let timers ring while the page is closed (rows X13, X14 and X45 to X47 of the API
 * table).
 */
export const bellCalls = {
  bell: read('/bell', 'no', Type.Object({}), BellState),
  setBell: {
    method: 'POST',
    path: '/bell',
    auth: 'opt',
    body: BellBody,
    response: BellState,
  },
  bellDevices: read('/bell/devices', 'yes', Type.Object({}), Type.Array(BellDeviceRow)),
  changeBellDevice: {
    method: 'PATCH',
    path: '/bell/devices/:id',
    auth: 'yes',
    params: IdParams,
    body: BellDeviceBody,
    response: BellDeviceRow,
  },
  removeBellDevice: {
    method: 'DELETE',
    path: '/bell/devices/:id',
    auth: 'yes',
    params: IdParams,
    response: Empty,
  },
} as const satisfies Record<string, Call>
