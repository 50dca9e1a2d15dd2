import { workOffline } from './offline.ts'
import { showPushMessages } from './push-messages.ts'
import { takeOver } from './take-over.ts'
import type { Worker } from './worker.ts'

/**
 * The service worker of the site, served as `/sw.js`. Each of its tasks is a module that adds its own
 * listeners.
 */
const worker = globalThis as unknown as Worker // The project's types say that it is a window.

showPushMessages(worker)
workOffline(worker)
// Registered after the files of this version, which take precedence.
takeOver(worker)
