import { commands } from 'vitest/browser'
import type { ColourMedia } from './colour-modes.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateColours: (media: ColourMedia) => Promise<void>
  }
}

globalThis.emulateColours = (media) => commands.emulateColours(media)
