import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { inlineScript } from './scripts/inline-script.ts'

/** React Router's exports point at its development build; the browser gets the other one. */
const productionRouter = (file: string) =>
  fileURLToPath(new URL(`node_modules/react-router/dist/production/${file}`, import.meta.url))

/** What React Router calls to say something to developers. */
const ROUTER_HINTS = ['warning', 'warningOnce']

/**
 * What every page needs is one file, together with what lists share: many small files compress worse
 * by 8 KB. What is fetched on demand stays apart.
 */
const PAGE = [
  'app/main/entry-client.tsx',
  // Each with everything it imports:
  'app/lib/ui/card-skeleton.tsx',
  'app/features/cookbooks/cookbook-card.tsx',
  'app/features/recipe-cards/recipe-card.tsx',
  'app/features/cookbooks/use-cookbooks.ts',
  'app/features/recipes/use-recipes.ts',
  'app/routes/explore/explore.tsx',
  'app/lib/ui/load-failed.tsx',
  'app/lib/words/long-text.tsx',
  'contract/capitalised.ts',
  'contract/recipe-words.ts',
  'app/lib/words/camel-case.ts',
  'app/lib/media/picture-name.ts',
  'design-system/lib/use-silent-film.ts',
  'design-system/link/',
  'design-system/messages/counted.ts',
  'design-system/section-head/',
  'lucide/dist/esm/icons/check.',
  'lucide/dist/esm/icons/chevron-down.',
  'lucide/dist/esm/icons/chevron-up.',
  'lucide/dist/esm/icons/pause.',
]

/**
 * Importing one of these modules does nothing by itself. So whoever takes one name from the index.ts
 * of a feature gets the code behind that name alone.
 */
const NO_SIDE_EFFECTS = /[\\/](?:app[\\/](?:features|lib|seo)|design-system|contract)[\\/].*\.tsx?$/

/** What the pages of recipes, the kitchen and the shopping list share, each with what it imports. */
const RECIPE = [
  'app/features/cook-along/people.ts',
  'app/features/cooked/late-own-cooked.tsx',
  'app/features/notes/late-notes.tsx',
  'app/features/recipes/plate.tsx',
  'app/features/scaling/basis-row.ts',
  'app/lib/lazy/use-idle.ts',
  'app/lib/words/ingredient-details.ts',
  'contract/stars.ts',
  'design-system/hotspot-image/',
  'design-system/share-modal/native-sheet.',
  'lucide/dist/esm/icons/eye.',
  'lucide/dist/esm/icons/film.',
  'lucide/dist/esm/icons/moon.',
  'lucide/dist/esm/icons/ruler.',
  'lucide/dist/esm/icons/thermometer.',
  'lucide/dist/esm/icons/timer.',
  'lucide/dist/esm/icons/printer.',
  'lucide/dist/esm/icons/share-2.',
  'lucide/dist/esm/icons/shopping-basket.',
  'app/features/account/unit-system.ts',
  'app/features/recipes/servings.ts',
  'app/features/recipes/step-parts.ts',
  'app/features/recipes/temperature.ts',
  'app/features/recipes/use-recipe.ts',
  'app/features/recipes/yield-counter.tsx',
  'app/routes/recipe/hero-skeleton.',
]

/** What the pages of a recipe, a cookbook and an author offer members and visitors alike. */
const OFFERS = [
  'app/features/authors/author-link.tsx',
  'app/features/ratings/rate-dialog.',
  'app/features/ratings/your-rating.tsx',
  'design-system/banner/',
  'design-system/menu/',
  'app/features/account/use-login-prompt.tsx',
  'app/features/share/share-button.tsx',
  'app/features/subscriptions/subscribe.tsx',
]

/** What the kitchen shares with pages that are fetched late, each with what it imports. */
const KITCHEN = ['contract/step-timers.ts', 'lucide/dist/esm/icons/undo-2.']

/** What forms and changes share, on pages that load them late: each alone is a request of its own. */
const FORMS = [
  'app/lib/api/edit-cache.ts',
  'app/lib/api/failure-toast.ts',
  'app/lib/api/key-test.ts',
  'app/lib/api/optimistic-update.ts',
  'app/lib/api/send.ts',
  'app/lib/use-online.ts',
  'app/lib/with-entry.ts',
  'contract/common.ts',
  'design-system/radio-group/',
  'design-system/text-field/field-words.',
  'design-system/text-field/labelled-field.',
  'design-system/text-field/text-area.',
  'lucide/dist/esm/icons/circle-question-mark.',
  'lucide/dist/esm/icons/cloud-off.',
  'lucide/dist/esm/icons/lock.',
  'lucide/dist/esm/icons/message-circle.',
  'lucide/dist/esm/icons/pencil.',
  'lucide/dist/esm/icons/thumbs-up.',
  'lucide/dist/esm/icons/trash.',
  'lucide/dist/esm/icons/users.',
]

const includes = (paths: readonly string[]) => (id: string) =>
  paths.some((path) => id.replaceAll('\\', '/').includes(`/${path}`))

const CHUNKS = [
  { name: 'page', test: includes(PAGE) },
  { name: 'recipe-parts', test: includes(RECIPE) },
  { name: 'offers', test: includes(OFFERS) },
  { name: 'kitchen-parts', test: includes(KITCHEN) },
  { name: 'forms', test: includes(FORMS) },
]

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), tailwindcss(), inlineScript],
  publicDir: 'app/main/public',
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
          input: 'app/main/entry-client.tsx',
          treeshake: { moduleSideEffects: [{ test: NO_SIDE_EFFECTS, sideEffects: false }] },
          output: { codeSplitting: { groups: CHUNKS } },
          checks: { pluginTimings: false },
        },
  },
}))
