export { unsubscribeBrowser } from './browser-push.ts'
export { PushNotification } from './push-notification.tsx'
