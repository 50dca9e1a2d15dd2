import type { ImportKind } from '#contract/recipe-import/recipe-import.ts'
import { IMPORT_TEXT_MAX } from '#contract/recipe-import/limits.ts'
import type { Archive } from './programs/archive.ts'
import { readCooklang, cooklangRecipe } from './programs/cooklang.ts'
import { decodeText } from './decode.ts'
import { FoundRecipes } from './programs/found-recipes.ts'
import { ImportError } from './import-error.ts'
import { objectOf, parseJson } from './json-value.ts'
import { readMealie } from './programs/mealie.ts'
import { readPage } from './pages/page.ts'
import { paprikaPhoto, paprikaRecipe, readPaprika } from './programs/paprika.ts'
import { readPasted } from './pasted/pasted.ts'
import type { PictureRef, RawRecipe } from './raw-recipe.ts'
import { readRecipeSageXml } from './programs/recipe-sage.ts'
import { recipesIn, schemaRecipe } from './pages/schema-recipe.ts'
import { readSimmer, simmerFiles } from './programs/simmer-folder.ts'
import { readTandoor } from './programs/tandoor.ts'
import { foundInstead, isCalledOtherwise, isDocument, isGzip, isNoText } from './what-it-is.ts'

/** What a source held. */
export interface ReadSource {
  readonly kind: ImportKind
  readonly recipes: readonly RawRecipe[]
}

/** At least one recipe, at most as many as one import may have. */
function checked(kind: ImportKind, all: readonly RawRecipe[]): ReadSource {
  const found = new FoundRecipes()
  found.add(...all)
  if (found.recipes.length === 0) throw new ImportError('NoRecipe')
  return { kind, recipes: found.recipes }
}

/** JSON of schema.org: an export of RecipeSage has all recipes in one object. */
function readJson(text: string): ReadSource {
  const value = parseJson(text)
  if (value === undefined) throw new ImportError('NotReadable')
  const recipes = recipesIn(value).map((recipe) => foreign(schemaRecipe(recipe)))
  return checked(objectOf(value)?.recipes === undefined ? 'json' : 'recipesage', recipes)
}

/** A recipe that names a page is that page's. */
function foreign(recipe: RawRecipe): RawRecipe {
  return recipe.source?.address === undefined ? recipe : { ...recipe, isForeign: true }
}

/** The folder of a file, with a slash at its end; '' at the root. */
const folderOf = (name: string) => name.slice(0, name.lastIndexOf('/') + 1)

/** The recipes of Nextcloud Cookbook: a folder for each, with `recipe.json` and `full.jpg`. */
async function readFolders(archive: Archive): Promise<RawRecipe[]> {
  const found = new FoundRecipes()
  const pictures = archive.names.filter((file) => /(?:^|\/)full\.\w+$/u.test(file))
  const byFolder = new Map(pictures.toReversed().map((file) => [folderOf(file), file]))
  for (const name of archive.names.filter((file) => file.endsWith('.json'))) {
    const full = byFolder.get(folderOf(name))
    for (const recipe of recipesIn(parseJson(decodeText(await archive.read(name))))) {
      const raw = foreign(schemaRecipe(recipe))
      found.add({ ...raw, ...(full !== undefined && { picture: { kind: 'file', name: full } }) })
    }
  }
  return found.recipes
}

/** Reads an archive, by the names of the files in it. */
export async function readArchive(archive: Archive): Promise<ReadSource> {
  const has = (pattern: RegExp) => archive.names.some((name) => pattern.test(name))
  if (simmerFiles(archive.names).length > 0 && !has(/^recipes\/[^/]+\/[^/]+\.json$/u)) {
    return checked('simmer', await readSimmer(archive))
  }
  if (has(/^database\.json$/u) || has(/^recipes\/[^/]+\/[^/]+\.json$/u))
    return checked('mealie', await readMealie(archive))
  if (has(/\.paprikarecipe$/iu)) return checked('paprika', await readPaprika(archive))
  if (has(/\.cook$/u)) return checked('cooklang', await readCooklang(archive))
  if (has(/\.zip$/u)) return checked('tandoor', await readTandoor(archive))
  if (has(/(?:^|\/)recipe\.json$/u)) return checked('nextcloud', await readFolders(archive))
  if (has(/\.json$/u)) return checked('json', await readFolders(archive))
  if (isDocument(archive.names)) throw new ImportError('FoundDocument')
  throw new ImportError('NoRecipe')
}

/**
 * Reads a file that is no archive, by what it holds and not by what it is called.
 *
 * @param fileName name that the member's device has for it, for the name of a recipe without one
 */
export function readFile(bytes: Buffer, fileName: string): ReadSource {
  const instead = foundInstead(bytes)
  if (instead) throw new ImportError(instead)
  if (isGzip(bytes)) return readPacked(bytes)
  const text = decodeText(bytes)
  const start = startOf(text)
  if (/^[[{]/u.test(start)) return readJson(text)
  if (/^<(?:!doctype html|html|head|body)/iu.test(start)) return readSaved(text, fileName)
  if (start.startsWith('<')) return checked('recipesage', readRecipeSageXml(text))
  if (/\.cook$/iu.test(fileName)) {
    const name = fileName.replace(/^.*[/\\]|\.cook$/giu, '')
    return checked('cooklang', [cooklangRecipe(text, name, () => undefined)])
  }
  if (isNoText(text)) throw new ImportError('NotReadable')
  // Any text can be a recipe, so that its name has to say that it is one.
  if (isCalledOtherwise(fileName)) throw new ImportError('FoundText')
  if (text.length > IMPORT_TEXT_MAX) throw new ImportError('TooLarge')
  return readText(text)
}

/** Where a comment or the declaration of XML ends that a text begins with; 0 for another text. */
function endOfAside(text: string): number {
  const mark = text.startsWith('<!--') ? '-->' : text.startsWith('<?xml') ? '>' : ''
  const at = mark === '' ? -1 : text.indexOf(mark, '<!--'.length)
  return at < 0 ? 0 : at + mark.length
}

/** The start of a text, behind the comments and the declaration that a page may begin with. */
function startOf(text: string): string {
  const start = text
    .slice(0, 4_000)
    .replace(/^\uFEFF/u, '')
    .trimStart()
  let rest = start
  for (let end = endOfAside(rest); end > 0; end = endOfAside(rest))
    rest = rest.slice(end).trimStart()
  return (rest.startsWith('<') ? rest : start).slice(0, 200)
}

/** A file in gzip: a recipe of Paprika, or packed by something else. */
function readPacked(bytes: Buffer): ReadSource {
  try {
    return checked('paprika', [paprikaRecipe(bytes)])
  } catch (error) {
    const isLarge = error instanceof ImportError && error.failure === 'TooLarge'
    throw isLarge ? error : new ImportError('FoundArchive')
  }
}

/** A page that somebody saved. */
function readSaved(text: string, fileName: string): ReadSource {
  const recipes = readPage(text, 'https://file.invalid/').map(withoutAddress)
  const isCalledElse = /\.(?!x?html?$)\w+$/iu.test(fileName)
  if (recipes.length === 0 && isCalledElse) throw new ImportError('FoundPage')
  return checked('page', recipes)
}

/** A saved page has no address of its own. */
function withoutAddress(recipe: RawRecipe): RawRecipe {
  const isOwn = recipe.source?.name === 'file.invalid'
  return { ...recipe, source: isOwn || !recipe.source?.name ? {} : { name: recipe.source.name } }
}

/** Reads a text that was pasted. */
export function readText(text: string): ReadSource {
  return checked('text', [readPasted(text)])
}

/** Reads a page that was fetched. */
export function readFetched(html: string, address: string): ReadSource {
  return checked('page', readPage(html, address))
}

/**
 * The bytes of a picture that lies in an archive or a text.
 * @throws {ImportError}
 */
export async function readPicture(
  ref: Exclude<PictureRef, { kind: 'address' }>,
  archive: Archive | undefined,
): Promise<Buffer> {
  if (ref.kind === 'data') return Buffer.from(ref.base64, 'base64')
  if (!archive) throw new ImportError('NotReadable')
  if (ref.kind === 'file') return await archive.read(ref.name)
  if (ref.kind === 'paprika') return await paprikaPhoto(archive, ref.name)
  const inner = await archive.open(ref.archive)
  try {
    return await inner.read(ref.name)
  } finally {
    inner.close()
  }
}
