import { filterOf, isPlain, listQuery, selectionQuery } from '#app/features/cookbooks/index.ts'
import { isPlainFilter, recipeFilterOf, startOf, tagOf } from '#app/features/recipes/index.ts'
import { keys, type Key } from '#app/lib/api/keys.ts'
import { clampPage, pageOf } from '#app/lib/lists/page-of.ts'
import type { Translate } from '#app/lib/words/translate.ts'
import type { AddressName } from '#contract/addresses/addresses.ts'
import type { Author } from '#contract/author.ts'
import type { Id } from '#contract/common.ts'
import { idOf } from '#contract/id.ts'
import { langIdOf, type LangId } from '#contract/languages.ts'
import { COOKBOOKS_PER_PAGE, EXPLORE_RECIPES } from '#contract/limits.ts'
import { absoluteMedia, pageAddress, type Site } from './address.ts'
import { breadcrumbs, itemList, type Listed, type ListedIn } from './list.ts'
import { recipeStructuredData } from './recipe.ts'

/** An author for search engines: schema.org's Person, by Google's rules for profile pages. */
function authorStructuredData(site: Site, author: Author): object {
  const elsewhere = [author.Website, author.Facebook].filter((address) => address !== null)
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url: pageAddress(site, `/authors/${author.Id}`),
    inLanguage: site.language,
    mainEntity: {
      '@type': 'Person',
      name: author.Name,
      url: pageAddress(site, `/authors/${author.Id}`),
      image: absoluteMedia(site, author.ImagePath),
      description: author.Description ?? undefined,
      sameAs: elsewhere.length > 0 ? elsewhere : undefined,
    },
  }
}

/** Input of a page's structured data. */
export interface PageFacts extends Site {
  /** Name of the address. */
  name: AddressName
  params: Readonly<Record<string, string | undefined>>
  search: URLSearchParams
  /** Responses to the page's keys. Failed ones are absent. */
  responses: Readonly<Record<string, unknown>>
  t: Translate
}

/** Names of lists: the headings over them on their pages. */
type ListName =
  | 'explore.cookbooks.title'
  | 'explore.recipes.title'
  | 'recipes.title'
  | 'cookbooks.title'
  | 'authors.title'

/** Names of pages of text: the labels of the links to them. */
type TextName = 'shell.tabs.blog' | 'shell.footer.terms' | 'shell.footer.privacy'

/** Makes the structured data of one kind of page. */
type DataOf = (page: Page) => (object | undefined)[]

/** {@link PageFacts} in the form that the pages use. */
interface Page extends PageFacts {
  id: Id
  langId: LangId
  response: <Data>(key: Key<Data>) => Data | undefined
}

/**
 * Structured data of schema.org for a page. Made only on the server,
 * because it is read from the HTML. A filtered list has none: its canonical address is the full list.
 */
export function structuredDataOf(facts: PageFacts): object[] {
  const page: Page = {
    ...facts,
    id: idOf(facts.params['id']),
    langId: langIdOf(facts.language),
    response: <Data>(key: Key<Data>) => facts.responses[key] as Data | undefined,
  }
  return (PAGES[facts.name]?.(page) ?? []).filter((data) => data !== undefined)
}

const PAGES: Partial<Record<AddressName, DataOf>> = {
  explore: (page) => [
    listOf(page, 'explore.cookbooks.title', '/cookbooks', keys.newestCookbooks(page.langId)),
    listOf(
      page,
      'explore.recipes.title',
      '/recipes',
      keys.recipes(page.langId, EXPLORE_RECIPES, 0),
    ),
  ],
  recipes: (page) => {
    if (!isPlainFilter(recipeFilterOf(page.search))) return []
    const count = page.response(keys.recipeCount(page.langId)) ?? Infinity
    const shown = clampPage(pageOf(page.search), count)
    return [listOf(page, 'recipes.title', '/recipes', keys.recipePage(page.langId, shown))]
  },
  cookbooks: (page) => {
    const filter = filterOf(page.search)
    if (!isPlain(filter)) return []
    const count = page.response(keys.cookbookCount(selectionQuery(filter), page.langId)) ?? Infinity
    const shown = clampPage(pageOf(page.search), count, COOKBOOKS_PER_PAGE)
    const key = keys.cookbookPage(listQuery(filter), page.langId, shown)
    return [listOf(page, 'cookbooks.title', '/cookbooks', key)]
  },
  authors: (page) => [listOf(page, 'authors.title', '/authors', keys.authors(page.langId))],
  tags: (page) => {
    const tag = tagOf(page.search)
    const recipes = page.response(keys.recipesOfTag(tag, page.langId))
    return [itemList(page, tag, '/recipes', recipes)]
  },
  cookbook: (page) => {
    const book = page.response(keys.cookbook(page.id, page.langId))
    if (!book) return []
    const recipes = page.response(keys.recipesOfBook(book.Id, page.langId))
    return [breadcrumbsOf(page, '/cookbooks', book), itemList(page, book.Name, '/recipes', recipes)]
  },
  author: (page) => {
    const author = page.response(keys.author(page.id, page.langId))
    if (!author) return []
    const books = page.response(keys.cookbooksOfAuthor(author.Id, page.langId))
    return [
      breadcrumbsOf(page, '/authors', author),
      authorStructuredData(page, author),
      itemList(page, author.Name, '/cookbooks', books),
    ]
  },
  recipe: (page) => {
    const { id, langId, response } = page
    const recipe = response(keys.recipe(id, langId))
    if (!recipe) return []
    const film = recipe.Videos.Main
    const data = recipeStructuredData({
      ...page,
      recipe,
      ingredients: response(keys.recipeIngredients(id, langId)),
      steps: response(keys.howTo(id, langId)),
      tools: response(keys.tools(langId)),
      actions: film ? response(keys.videoActions(film.Id, startOf(recipe), langId)) : undefined,
    })
    return [breadcrumbsOf(page, '/recipes', recipe), data]
  },
  blog: (page) => [below(page, 'shell.tabs.blog', '/blog')],
  terms: (page) => [below(page, 'shell.footer.terms', '/terms')],
  privacy: (page) => [below(page, 'shell.footer.privacy', '/privacy')],
}

/** Breadcrumbs of a page directly below the first one. */
function below(page: Page, name: TextName, path: string) {
  return breadcrumbs(page, [
    [page.t('shell.tabs.explore'), '/'],
    [page.t(name), path],
  ])
}

/** The response to a key as a list with the name that it has on the page. */
function listOf(page: Page, name: ListName, path: ListedIn, key: Key<readonly Listed[]>) {
  return itemList(page, page.t(name), path, page.response(key))
}

/** Breadcrumbs of an entity: the first page, its list, its page. */
function breadcrumbsOf(page: Page, list: ListedIn, { Id, Name }: Listed) {
  const tab = list.slice(1) as 'recipes' | 'cookbooks' | 'authors'
  return breadcrumbs(page, [
    [page.t('shell.tabs.explore'), '/'],
    [page.t(`shell.tabs.${tab}`), list],
    [Name, `${list}/${Id}`],
  ])
}
