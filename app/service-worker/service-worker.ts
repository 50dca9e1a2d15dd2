import { workOffline } from './offline.ts'
import { showPushMessages } from './push-messages.ts'
import { takeOver } from './take-over.ts'
import type { Worker } from './worker.ts'

/**
 * The service worker of the site, served as `/sw.js`. Each thing it does is a module of its own that
 * listens to what it needs.
 */
const worker = globalThis as unknown as Worker

showPushMessages(worker)
workOffline(worker)
// After the files of this version, which come first.
takeOver(worker)
