import { build, type Plugin } from 'vite'

/** The module that exports the compiled script as text. */
const MODULE = 'virtual:inline-script'
const SOURCE = 'app/main/inline-script.ts'

/**
 * Compiles `app/main/inline-script.ts` with everything it imports to one classic script.
 *
 * @returns the minified script
 * @throws when it does not compile
 */
export async function compileInlineScript(): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: SOURCE, output: { format: 'iife' } },
    },
  })
  if (!('output' in built)) throw new Error(`${SOURCE} was not compiled.`)
  return built.output[0].code.trim()
}

/** Provides the inline script as the default export of `virtual:inline-script`. */
export const inlineScript: Plugin = {
  name: 'inline-script',
  resolveId: { filter: { id: /^virtual:inline-script$/ }, handler: () => `\0${MODULE}` },
  load: {
    filter: { id: /^\0virtual:inline-script$/ },
    handler: async () => `export default ${JSON.stringify(await compileInlineScript())}`,
  },
}
