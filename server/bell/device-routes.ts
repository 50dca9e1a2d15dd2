import { calls } from '#contract/calls/calls.ts'
import type { App } from '#server/http/app-type.ts'
import { callRoute } from '#server/http/call.ts'
import { ApiError } from '#server/http/errors.ts'
import { memberOf } from '#server/accounts/guard.ts'
import type { Bell } from './bell.ts'
import { changeDevice, readDevicesOf, removeDevice } from './choices.ts'

/** The calls about the devices of a member that ring (rows X45 to X47 of the API table). */
export function bellDeviceRoutes(app: App, bell: Bell): void {
  const { now, followKitchen } = bell
  const { db } = bell.database

  app.route({
    ...callRoute(calls.bellDevices),
    handler: async (request) => await readDevicesOf(db, memberOf(request)),
  })

  app.route({
    ...callRoute(calls.changeBellDevice),
    handler: async (request) => {
      const userId = memberOf(request)
      const own = { userId, deviceId: request.params.id }
      const device = await changeDevice(db, own, request.body)
      if (!device) throw new ApiError('NotFound')
      await followKitchen({ userId, isActing: () => false })
      return device
    },
  })

  app.route({
    ...callRoute(calls.removeBellDevice),
    handler: async (request) => {
      const own = { userId: memberOf(request), deviceId: request.params.id }
      if (!(await removeDevice(db, own, now().getTime()))) throw new ApiError('NotFound')
      return {}
    },
  })
}
