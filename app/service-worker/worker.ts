import type { BellPush } from '#contract/bell/bell.ts'
import type { PushMessage } from '#contract/push.ts'

/** An event that can keep the service worker alive until its work is done. */
interface WaitingEvent {
  waitUntil: (work: Promise<unknown>) => void
}

/** A push event. */
export interface PushArrival extends WaitingEvent {
  data: { json: () => PushMessage | BellPush } | null
}

/** A notification was pressed. */
export interface NotificationPress extends WaitingEvent {
  notification: Notification
  /** The button that was pressed; empty for the notification itself. */
  action: string
}

/** A window of this site. */
interface SiteWindow {
  url: string
  visibilityState: DocumentVisibilityState
  postMessage: (message: object) => void
  focus: () => Promise<unknown>
}

/**
 * The used part of a service worker's global scope. TypeScript's types of pages and of workers cannot
 * be used in one project.
 */
export interface Worker {
  location: Location
  registration: ServiceWorkerRegistration
  clients: {
    matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<SiteWindow[]>
    openWindow: (url: string) => Promise<unknown>
  }
  skipWaiting: () => Promise<void>
  addEventListener: {
    (type: 'activate' | 'pushsubscriptionchange', listener: (event: WaitingEvent) => void): void
    (
      type: 'message',
      listener: (event: MessageEvent<{ type?: string } | null> & WaitingEvent) => void,
    ): void
    (type: 'push', listener: (event: PushArrival) => void): void
    (type: 'notificationclick', listener: (event: NotificationPress) => void): void
  }
}
