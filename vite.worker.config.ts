import { readdirSync } from 'node:fs'
import { defineConfig } from 'vite'
import { SHELL_PATH } from './contract/addresses/shell.ts'
import { sourceStamp } from './scripts/build-stamp.ts'

/** Folder of the built browser files, which this build follows. */
const CLIENT = 'dist/client'

/** What pages load. Every page carries its own style sheet; those that are loaded late are files. */
const FILES = /(?:\.(?:js|woff2|svg)|^(?!entry-client).*\.css)$/
/** The studio, in which few make films: it is loaded when it is opened, and weighs as much as five screens. */
const STUDIO = /^studio-/

/**
 * What the worker keeps from the start: the code and words of every screen, fonts, the page of the
 * shopping list, which opens without a connection on the first day, too, and the page without a
 * screen, in which recipes open. Nothing in development, where no file is built.
 */
function offlineFiles() {
  const files = readdirSync(`${CLIENT}/assets`).filter(
    (file) => FILES.test(file) && !STUDIO.test(file),
  )
  return [
    { url: '/shopping', revision: sourceStamp() },
    { url: SHELL_PATH, revision: sourceStamp() },
    ...files.map((file) => ({ url: `/assets/${file}`, revision: null })),
  ]
}

/**
 * Builds the service worker: one file with a name that never changes, beside the browser's other
 * files. Not a module, because not every browser takes one as a service worker.
 */
export default defineConfig(({ mode }) => ({
  publicDir: false,
  define: {
    OFFLINE_FILES: JSON.stringify(mode === 'development' ? [] : offlineFiles()),
  },
  build: {
    outDir: CLIENT,
    emptyOutDir: false,
    target: 'es2022',
    modulePreload: false,
    rolldownOptions: {
      input: 'app/service-worker/service-worker.ts',
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
}))
