export { PushNotification } from './push-notification.tsx'
