import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { build } from 'vite'
import { DIST, filesBelow } from './build-stamp.ts'
import { inlineMarks } from './inline-marks.ts'
import { isolateModules } from './isolate-modules.ts'
import { isolateStyles } from './isolate-styles.ts'
import { splitStyles } from './split-styles.ts'

/** Folder of the package that others install, relative to the project's root. */
export const PACKAGE = `${DIST}/package`
/** Folder of the built design system in it. */
export const PACKAGE_DIST = `${PACKAGE}/dist/design-system`

/**
 * Builds the design system as a package into {@link PACKAGE_DIST}: each source file as a module
 * with types, one style sheet, that sheet in parts, and the files they refer to.
 *
 * @throws when the compiler or the style sheet fails
 */
export async function buildDesignSystem(): Promise<void> {
  rmSync(PACKAGE, { recursive: true, force: true })
  compile()
  inlineBrandMarks()
  const modules = filesBelow(PACKAGE_DIST).filter((file) => /\.(js|d\.ts)$/.test(file))
  for (const file of modules) {
    writeFileSync(file, resolved(readFileSync(file, 'utf8'), file))
  }
  const scripts = modules.filter((file) => file.endsWith('.js'))
  const texts = new Map(scripts.map((file) => [file, readFileSync(file, 'utf8')]))
  for (const [file, text] of isolateModules(texts)) writeFileSync(file, text)
  await buildStyles()
  // Compilers ask for the types of every import.
  writeFileSync(`${PACKAGE_DIST}/styles.css.d.ts`, 'export {}\n')
  checkClasses(scripts)
  await splitStyles(PACKAGE_DIST)
  for (const file of filesBelow('design-system/tokens').filter((path) => path.endsWith('.json')))
    cpSync(file, `${PACKAGE_DIST}/tokens/${basename(file)}`)
  for (const file of filesBelow('design-system/fonts').filter((path) => path.endsWith('.txt')))
    cpSync(file, `${PACKAGE_DIST}/fonts/${basename(file)}`)
}

/** Draws brand marks without the file and the module that the application takes them from. */
function inlineBrandMarks(): void {
  const file = `${PACKAGE_DIST}/icon/brand.js`
  writeFileSync(file, inlineMarks(readFileSync(file, 'utf8')))
  for (const extension of ['js', 'd.ts'])
    rmSync(`${PACKAGE_DIST}/icon/brand-mark-markup.${extension}`)
}

function compile(): void {
  const tsc = ['node_modules/typescript/bin/tsc', '-p', 'design-system/tsconfig.package.json']
  const { status } = spawnSync(process.execPath, tsc, { stdio: 'inherit' })
  if (status !== 0) throw new Error('The design system does not compile.')
}

/**
 * Rewrites a module's imports for use outside the project: `#design-system/x/y.tsx` becomes a path
 * to the built file.
 */
function resolved(text: string, file: string): string {
  const fromHere = (target: string) => {
    const path = relative(dirname(file), join(PACKAGE_DIST, target))
    return path.startsWith('.') ? path : `./${path}`
  }
  return text.replaceAll(
    /(['"])#design-system\/([^'"]+)\.tsx?\1/g,
    (_, quote: string, target: string) => `${quote}${fromHere(target)}.js${quote}`,
  )
}

/**
 * Checks that every class of the style sheet occurs in a module: one that does not was left without its
 * prefix in the module, so its rule matches nothing.
 */
function checkClasses(scripts: readonly string[]): void {
  const styles = readFileSync(`${PACKAGE_DIST}/styles.css`, 'utf8')
  const code = scripts.map((file) => readFileSync(file, 'utf8')).join('\n')
  const classes = styles.matchAll(/\.(sm-(?:\\.|[\w-])+)/g)
  const unused = [...classes]
    .map(([, name]) => name!.replaceAll(/\\(.)/g, '$1'))
    .filter((name) => !code.includes(name))
  if (unused.length > 0) throw new Error(`Not found in any module: ${unused.join(' ')}`)
}

async function buildStyles(): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    // Fonts are beside the style sheet.
    base: './',
    plugins: [tailwindcss()],
    css: { postcss: { plugins: [isolateStyles()] } },
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
