import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inspect } from 'node:util'
import { defineConfig, type Plugin } from 'vite'
import { inlineScript } from './scripts/inline-script.ts'
import { markdown } from './scripts/markdown.ts'

/** React Router's exports point at its development build; the browser gets the other one. */
const productionRouter = (file: string) =>
  fileURLToPath(new URL(`node_modules/react-router/dist/production/${file}`, import.meta.url))

/** What React Router calls to say something to developers. */
const ROUTER_HINTS = ['warning', 'warningOnce']

/** Whether a module is one of those that a pattern describes by their paths in the project. */
const modulesLike = (path: RegExp) => (id: string) =>
  path.test(relative(import.meta.dirname, id).replaceAll('\\', '/'))

/**
 * Importing a module of these rooms does nothing by itself. So whoever takes one name from the
 * index.ts of a feature gets the code behind that name alone.
 */
const hasNoSideEffects = [
  modulesLike(/^app\/(?:features|lib|seo)\/.*\.tsx?$/),
  modulesLike(/^(?:design-system|contract|cooking)\/.*\.tsx?$/),
]

/** What a browser runs first. */
const ENTRY = 'app/main/entry-client.tsx'

/** Words of one language, `en` or `de`, are in files of their own. */
const inLanguage = (name: string) => (id: string) =>
  `${name}-${/[-\\/](en|de)(?:[\\/][\w-]+)?\.ts$/.exec(id)![1]!}`

/**
 * The files that modules are bundled into, the most wanted first. What no rule takes is in one file
 * with what the same pages need, or alone. Many small files compress worse and cost requests.
 */
const CHUNKS = [
  // What every page needs, with the landing page.
  { name: 'page', tags: ['$initial' as const] },
  // What the same pages share is a file of its own when it is large: so it is in none of the next.
  {
    name: 'shared',
    minShareCount: 2,
    entriesAware: true,
    minSize: 30_000,
    includeDependenciesRecursively: false,
  },
  // Small rules that pages without a recipe need too.
  {
    name: 'rules',
    test: modulesLike(/^(?:contract|cooking)\/(?:(?:recipes|text|addresses)\/)?[\w-]+\.ts$/),
    minShareCount: 2,
    maxModuleSize: 2000,
    includeDependenciesRecursively: false,
  },
  { name: inLanguage('pack'), test: modulesLike(/^app\/lib\/words\/pack-(?:en|de)\.ts$/) },
  // Areas that weigh less than a request, without those that no page of a recipe asks for by itself.
  {
    name: inLanguage('words'),
    test: modulesLike(
      /^(?:app\/lib\/words\/(?:en|de)\/(?!film\.|numbers|stuck|tags)[\w-]+|design-system\/messages\/\w+\/(?:en|de))\.ts$/,
    ),
    maxModuleSize: 900,
    includeDependenciesRecursively: false,
  },
  // Icons and hooks, without icons that no page of a recipe draws.
  {
    name: 'basics',
    test: modulesLike(
      /^(?:node_modules\/lucide\/(?!.*\/(?:at-sign|camera|circle-dashed|crop|history|house|key-round|keyboard|lightbulb|mail|moon|notebook-pen|refresh-cw|refrigerator|ruler|send|settings|smartphone|undo-2|user-minus|user-x|volume-x)\.)|design-system\/lib\/)/,
    ),
    minShareCount: 3,
    maxModuleSize: 1200,
  },
  // Each room with everything that it needs and that is not above.
  {
    name: 'lists',
    test: modulesLike(
      /^(?:app\/lib\/lists|design-system\/pagination|app\/features\/recipe-cards)\//,
    ),
    minShareCount: 2,
  },
  { name: 'recipe', test: modulesLike(/^app\/routes\/recipe\//), minShareCount: 3 },
  {
    name: 'forms',
    test: modulesLike(/^(?:design-system\/text-field|app\/lib\/api)\//),
    minShareCount: 3,
  },
  // What the page of a recipe takes from the notes, the log and the week: hooks, days and paths, but no forms.
  {
    name: 'meals',
    test: modulesLike(
      /^app\/(?:features\/(?:notes|cooking-log|week)\/(?:sync\/)?(?:use-(?!week)[\w-]+|stored|waiting|day|paths|late)|lib\/(?:storage\/waiting-list|dialogs\/plan-offer|words\/ingredient-item))\.tsx?$/,
    ),
    minShareCount: 2,
    maxModuleSize: 2500,
    includeDependenciesRecursively: false,
  },
  // The sheet of paper, with its styles.
  {
    name: 'print',
    test: modulesLike(/^app\/(?:features|lib)\/print\//),
    includeDependenciesRecursively: false,
  },
]

/** The name of a file. The bundler appends all pages that share it, which is too long for an address. */
const nameOf = (name = '') => (name.includes('~') ? 'shared' : '[name]')

/** Fails the build when a rule above is about modules that do not exist. */
const everyRuleMatches: Plugin = {
  name: 'every-rule-matches',
  applyToEnvironment: ({ name }) => name === 'client',
  apply: 'build',
  buildEnd() {
    const modules = [...this.getModuleIds()]
    if (!hasNoSideEffects.every((test) => modules.some(test)))
      this.error('A room without side effects has no module.')
    for (const { name, test } of CHUNKS)
      if (test && !modules.some(test)) this.error(`No module is for ${inspect(name)}.`)
  },
}

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), tailwindcss(), inlineScript, markdown, everyRuleMatches],
  publicDir: 'app/main/public',
  // Without what a package has and no page needs: icons alone would hold 4 MB of the server's memory.
  ...(isSsrBuild &&
    command === 'build' && {
      ssr: { noExternal: true as const, external: ['react', 'react-dom'] },
    }),
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
        { input: 'app/main/entry-server.tsx', checks: { ineffectiveDynamicImport: false } }
      : {
          input: ENTRY,
          treeshake: {
            moduleSideEffects: (id) =>
              hasNoSideEffects.some((test) => test(id)) ? false : undefined,
          },
          output: {
            chunkFileNames: ({ name }) => `assets/${nameOf(name)}-[hash].js`,
            assetFileNames: ({ names }) => `assets/${nameOf(names[0])}-[hash][extname]`,
            codeSplitting: { groups: CHUNKS },
          },
          checks: { pluginTimings: false },
        },
  },
}))
