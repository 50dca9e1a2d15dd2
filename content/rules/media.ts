import { join } from 'node:path'
import { exists, FILMS_FOLDER, recipeMedia, type Catalogue } from '../catalogue-folder.ts'
import type { ClipLibrary } from '../media-format.ts'
import type { Problem, ValuePath } from '../problem.ts'
import type { Source } from '../read.ts'

/** A media file that an entry of the catalogue needs. */
interface Wanted {
  /** Path of the entry. */
  readonly source: Pick<Source<unknown>, 'report'>
  readonly path: ValuePath
  /** Path below the catalogue folder. */
  readonly file: string
}

/** One square picture for every entry of a data file. */
function squares(source: Source<{ slug: string }[]>, folder: string): Wanted[] {
  return source.value.map(({ slug }, index) => ({
    source,
    path: [index, 'slug'],
    file: `media/${folder}/${slug}.webp`,
  }))
}

function pictures(catalogue: Catalogue): Wanted[] {
  const { authors, cookbooks, ingredients, tools, recipes } = catalogue
  return [
    ...squares(authors, 'authors'),
    ...squares(ingredients, 'ingredients'),
    ...squares(tools, 'tools'),
    ...cookbooks.value.cookbooks.flatMap(({ slug }, index) =>
      ['cover.webp', 'header.webp'].map((name) => ({
        source: cookbooks,
        path: ['cookbooks', index, 'slug'],
        file: `media/cookbooks/${slug}/${name}`,
      })),
    ),
    ...recipes.flatMap((source) =>
      ['cover.webp', 'ingredients.webp', 'ingredients.json', 'tools.webp'].map((name) => ({
        source,
        path: ['slug'],
        file: recipeMedia(source.value.slug, name),
      })),
    ),
  ]
}

function checkHotspots({ recipes, hotspots }: Catalogue): void {
  for (const recipe of recipes) {
    const boxes = hotspots.get(recipe.value.slug)
    if (!boxes) continue
    const own = recipe.value.ingredients.map(({ ingredient }) => ingredient)
    for (const [index, { ingredient, x, width }] of boxes.value.entries()) {
      if (!own.includes(ingredient))
        boxes.report([index, 'ingredient'], `The recipe has no ingredient "${ingredient}".`)
      if (x + width > 1)
        boxes.report([index, 'width'], 'The box extends past the right edge of the picture.')
    }
    const shown = new Set(boxes.value.map(({ ingredient }) => ingredient))
    const hidden = own.filter((slug) => !shown.has(slug))
    if (hidden.length > 0)
      boxes.report([], `The picture has no box for ${hidden.join(', ')}.`, 'warning')
  }
}

async function checkShorts({ folder, family }: Catalogue): Promise<void> {
  for (const [slug, { short, preview }] of Object.entries(family.value))
    for (const [key, file] of Object.entries({ short, preview }))
      if (!(await exists(join(folder, 'media', 'films', file))))
        family.report([slug, key], `There is no film media/films/${file}.`)
}

/** Checks that pictures exist, and that boxes and films match their recipes. */
export async function checkMedia(catalogue: Catalogue): Promise<void> {
  for (const { source, path, file } of pictures(catalogue))
    if (!(await exists(join(catalogue.folder, file))))
      source.report(path, `${file} is missing; nothing is shown there.`, 'warning')
  checkHotspots(catalogue)
  await checkShorts(catalogue)
}

/** Checks that every file of the clip library exists. */
export async function checkClipFiles(library: ClipLibrary, problems: Problem[]): Promise<void> {
  for (const { id, thumb, foley } of library.clips)
    for (const file of [`clips/${id}.mp4`, thumb, foley])
      if (!(await exists(join(FILMS_FOLDER, file))))
        problems.push({
          file: 'media/films/clips.json',
          line: 1,
          severity: 'error',
          message: `The clip "${id}" needs media/films/${file}, which is missing.`,
        })
}
