export { Subscribe } from './subscribe.tsx'
export { useSetSubscription } from './subscriptions.ts'
