import { resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, preview, type Plugin } from 'vite'
import { ROOT } from '../stories.ts'

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

/** The page of the passport: it moves as it does for users, and checks stories. */
const forPassport: Plugin = {
  name: 'for-passport',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replace('./stage.tsx', './checks.ts'),
  },
  load: {
    filter: { id: /stage\/still\.css$/ },
    handler: () => 'body { margin: 0; padding: 1rem }',
  },
}

/**
 * Builds the page that shows the stories of these files, and serves it on a free port.
 *
 * @param purpose for `pictures` nothing moves and photographs are grey
 */
export async function serveStage(files: readonly string[], purpose: 'pictures' | 'passport') {
  const shared = {
    configFile: false as const,
    root: import.meta.dirname,
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
      ...(purpose === 'passport' ? [forPassport] : []),
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
