import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'

/** React Router's exports point at its development build; the browser gets the other one. */
const productionRouter = (file: string) =>
  fileURLToPath(new URL(`node_modules/react-router/dist/production/${file}`, import.meta.url))

/**
 * React Router makes its components with a call and then names them, so that its unused ones would
 * stay, with 3 KB of what they in turn use. Marked as free of effects and without names they go.
 * Where it checks its use, it explains mistakes that development has shown: 1 KB more.
 */
const unusedRouterParts: Plugin = {
  name: 'unused-router-parts',
  apply: 'build',
  transform: {
    filter: { id: /react-router[\\/]dist[\\/]production/ },
    handler: (code) =>
      code
        .replaceAll(/= (React\d*\.forwardRef\()/g, '= /* @__PURE__ */ $1')
        .replaceAll(/^\w+\.displayName = .*$/gm, '')
        .replaceAll('throw new Error(message)', 'throw new Error()'),
  },
}

/** What React Router calls to say something to developers. */
const ROUTER_HINTS = ['warning', 'warningOnce']

/**
 * What every page needs is one file, together with what lists share: many small files compress worse
 * by 8 KB. What is fetched on demand stays apart.
 */
const PAGE = [
  'app/entry-client.tsx',
  // Each with everything it imports:
  'app/cards/card-bones.tsx',
  'app/cards/cookbook-card.tsx',
  'app/cards/recipe-card.tsx',
  'app/data/cookbooks.ts',
  'app/data/recipes.ts',
  'app/routes/explore/explore.tsx',
  'app/shell/load-failed.tsx',
  'app/words/long-text.ts',
  'design-system/link/',
  'design-system/messages/counted.ts',
  'design-system/section-head/',
]

const CHUNKS = [
  {
    name: 'page',
    test: (id: string) => PAGE.some((path) => id.replaceAll('\\', '/').includes(`/${path}`)),
  },
]

/**
 * Dynamic imports as they were written. The build wraps each one in a call that preloads what pages
 * already name for themselves; that costs 1 KB.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load()',
  },
  renderChunk: (code) =>
    code
      .replaceAll(/__vitePreload\(\(\) => (import\([^)]+\)), __VITE_PRELOAD__\)/g, '$1')
      .replaceAll(
        /__vitePreload\(async \(\) => \{\s*const \{[^{}]+\} = await (import\([^)]+\));\s*return \{[^{}]+\};\s*\}, __VITE_PRELOAD__\)/g,
        '$1',
      )
      // Nothing calls it any more.
      .replaceAll(/\b(?:\w+ as __vitePreload|__vitePreload as \w+)(?:, | (?=\}))/g, ''),
}

/**
 * Tailwind repeats the first values of its variables for browsers without @property, and writes
 * another colour before every color-mix(): everything that `cssTarget` names knows both. It also
 * registers variables that nothing reads.
 */
const plainStyles: Plugin = {
  name: 'plain-styles',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue
      const styles = String(file.source)
        .replace(/@layer properties\{@supports.*?\}\}\}/s, '')
        .replaceAll(/([^{}]+)\{[^{};]*\}(@supports \(color:color-mix\([^{]*\{\1\{)/g, '$2')
        .replaceAll(/@supports \(color:color-mix\(.*?\)\)\{(.*?\})\}/gs, '$1')
      file.source = styles.replaceAll(/@property (--[\w-]+)\{.*?\}/gs, (rule, name: string) =>
        styles.includes(`var(${name}`) ? rule : '',
      )
    }
  },
}

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), tailwindcss(), plainImports, unusedRouterParts, plainStyles],
  publicDir: 'app/public',
  resolve: {
    alias:
      command === 'build' && !isSsrBuild
        ? [
            { find: /^react-router$/, replacement: productionRouter('index.mjs') },
            { find: /^react-router\/dom$/, replacement: productionRouter('dom-export.mjs') },
            // SWR asks for it where React had no such hook yet.
            { find: /^use-sync-external-store\/shim.*$/, replacement: 'react' },
          ]
        : [],
  },
  build: {
    target: 'es2022',
    // A page is 1.7 KB smaller than by the default. No code reads a property for its effect alone.
    minify: isSsrBuild ? false : 'terser',
    terserOptions: {
      module: true,
      ecma: 2022,
      compress: { passes: 4, pure_getters: true, pure_funcs: ROUTER_HINTS },
    },
    // light-dark() must stay: written out for older browsers, a part of a page could not have a colour
    // scheme of its own. All browsers that know it know everything else the styles use.
    cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    copyPublicDir: !isSsrBuild,
    // Nothing is inlined as data: the content security policy allows files only.
    assetsInlineLimit: 0,
    // Pages name their modules in <link rel="modulepreload">.
    modulePreload: false,
    rolldownOptions: isSsrBuild
      ? // The server has all words at once, whatever the browser imports on demand.
        { input: 'app/entry-server.tsx', checks: { ineffectiveDynamicImport: false } }
      : {
          input: 'app/entry-client.tsx',
          output: { codeSplitting: { groups: CHUNKS } },
          checks: { pluginTimings: false },
        },
  },
}))
