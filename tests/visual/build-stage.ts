import { resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, preview, type Plugin } from 'vite'
import { ROOT } from './stories.ts'

const OUT = resolve(ROOT, 'node_modules/.cache/visual/stage')

/** Gives the page the story files as `virtual:stories`. */
function virtualStories(files: readonly string[]): Plugin {
  const entries = files.map(
    (file) => `${JSON.stringify(file)}: () => import(${JSON.stringify(resolve(ROOT, file))})`,
  )
  return {
    name: 'virtual-stories',
    resolveId: { filter: { id: /^virtual:stories$/ }, handler: () => '\0virtual:stories' },
    load: {
      filter: { id: /^\0virtual:stories$/ },
      handler: () => `export default { ${entries.join(',\n')} }`,
    },
  }
}

/** Pages of the documentation are not part of any story. */
const noDocumentation: Plugin = {
  name: 'no-documentation',
  load: {
    filter: { id: /\.storybook\/docs\/component-page\/component-page\.tsx$/ },
    handler: () => 'export default () => null',
  },
}

/** The page moves: what stills its styles is left out. */
const withMotion: Plugin = {
  name: 'with-motion',
  load: {
    filter: { id: /tests\/visual\/still\.css$/ },
    handler: () => 'body { margin: 0; padding: 1rem }',
  },
}

/** The page of the stories, to be built. */
export interface StageOptions {
  /** Folder of the page, from the root. @default that of the pictures */
  folder?: string
  /** Whether animations run, and photographs have their colours. @default false */
  moves?: boolean
}

/** A built page that is served. */
export interface ServedStage {
  /** Its address. */
  url: string
  close: () => Promise<void>
}

/** Builds the page that shows the stories of these files, and serves it on a free port. */
export async function serveStage(
  files: readonly string[],
  { folder = 'tests/visual/stage', moves = false }: StageOptions = {},
): Promise<ServedStage> {
  const shared = {
    configFile: false as const,
    root: resolve(ROOT, folder),
    publicDir: resolve(ROOT, '.storybook/public'),
    logLevel: 'error' as const,
  }
  const outDir = resolve(OUT, String(process.pid))
  await build({
    ...shared,
    plugins: [
      react(),
      tailwindcss(),
      noDocumentation,
      virtualStories(files),
      ...(moves ? [withMotion] : []),
    ],
    build: {
      outDir,
      emptyOutDir: true,
      minify: false,
      modulePreload: false,
      target: ['chrome123'],
      cssCodeSplit: false,
      chunkSizeWarningLimit: 20_000,
    },
  })
  const server = await preview({
    ...shared,
    build: { outDir },
    // Addresses that a story shows must not differ from run to run.
    preview: { port: 6106, strictPort: false },
  })
  const [url] = server.resolvedUrls!.local
  return { url: url!, close: () => server.close() }
}
