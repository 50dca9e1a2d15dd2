import { showPushMessages } from './push-messages.ts'
import type { Worker } from './worker.ts'

/**
 * The service worker of the site, served as `/sw.js`. Each thing it does is a module of its own that
 * listens to what it needs.
 */
const worker = globalThis as unknown as Worker

// A new version has nothing to wait for: no page depends on the one before.
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
showPushMessages(worker)
