import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { build } from 'vite'
import { DIST, filesBelow } from './build-stamp.ts'

/** Where the built design system stands, relative to the project's root. */
export const PACKAGE_DIST = `${DIST}/design-system`

/**
 * Builds the design system for applications outside into `dist/design-system`: a module with its
 * types beside every source file, one style sheet, and the files these point at.
 *
 * @throws when the compiler or the style sheet fails
 */
export async function buildDesignSystem(): Promise<void> {
  rmSync(PACKAGE_DIST, { recursive: true, force: true })
  compile()
  const modules = filesBelow(PACKAGE_DIST).filter((file) => /\.(js|d\.ts)$/.test(file))
  for (const file of modules) writeFileSync(file, resolved(readFileSync(file, 'utf8'), file))
  cpSync('design-system/icon/brand-marks.svg', `${PACKAGE_DIST}/icon/brand-marks.svg`)
  await buildStyles()
  for (const file of filesBelow('design-system/fonts').filter((path) => path.endsWith('.txt')))
    cpSync(file, `${PACKAGE_DIST}/fonts/${basename(file)}`)
}

function compile(): void {
  const tsc = ['node_modules/typescript/bin/tsc', '-p', 'design-system/tsconfig.package.json']
  const { status } = spawnSync(process.execPath, tsc, { stdio: 'inherit' })
  if (status !== 0) throw new Error('The design system does not compile.')
}

/**
 * A module's text with addresses that mean something outside: `#design-system/x/y.tsx` as a path to
 * the built file, and a file that Vite would look up as the URL beside the module.
 */
function resolved(text: string, file: string): string {
  const fromHere = (target: string) => {
    const path = relative(dirname(file), join(PACKAGE_DIST, target))
    return path.startsWith('.') ? path : `./${path}`
  }
  return text
    .replaceAll(
      /import (\w+) from '#design-system\/([^']+)\?url'/g,
      (_, name: string, target: string) =>
        `const ${name} = new URL('${fromHere(target)}', import.meta.url).href`,
    )
    .replaceAll(
      /(['"])#design-system\/([^'"]+)\.tsx?\1/g,
      (_, quote: string, target: string) => `${quote}${fromHere(target)}.js${quote}`,
    )
}

async function buildStyles(): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    // Fonts lie beside the style sheet, wherever a host puts both.
    base: './',
    plugins: [tailwindcss()],
    build: {
      outDir: PACKAGE_DIST,
      emptyOutDir: false,
      cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: { styles: 'design-system/styles/package.css' },
        output: {
          assetFileNames: ({ names }) =>
            names[0]?.endsWith('.css') ? 'styles.css' : 'fonts/[name][extname]',
        },
      },
    },
  })
}

if (import.meta.main) await buildDesignSystem()
