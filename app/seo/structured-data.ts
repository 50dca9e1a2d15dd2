import { filterOf, isPlain, listQuery, selectionQuery } from '#app/features/cookbooks/index.ts'
import { isPlainFilter, recipeFilterOf, tagOf } from '#app/features/recipes/index.ts'
import { keys, type Key } from '#app/lib/api/keys.ts'
import { clampPage, pageOf } from '#app/lib/lists/page-of.ts'
import type { Translate } from '#app/lib/words/translate.ts'
import type { AddressName } from '#contract/addresses.ts'
import type { Id } from '#contract/common.ts'
import { idOf } from '#contract/id.ts'
import { langIdOf, type LangId } from '#contract/languages.ts'
import { COOKBOOKS_PER_PAGE, EXPLORE_RECIPES, SERVINGS_DEFAULT } from '#contract/limits.ts'
import type { Site } from './address.ts'
import { breadcrumbs, itemList, type Listed, type ListedIn } from './list.ts'
import { authorStructuredData } from './person.ts'
import { recipeStructuredData } from './recipe.ts'

/** A page that search engines are told about. */
export interface PageFacts extends Site {
  /** Name of the address. */
  name: AddressName
  params: Readonly<Record<string, string | undefined>>
  search: URLSearchParams
  /** Answers of the page's keys. What did not arrive is left out. */
  answers: Readonly<Record<string, unknown>>
  t: Translate
}

/** Names of lists: each is the heading over it on its page. */
type ListName =
  | 'explore.cookbooks.title'
  | 'explore.recipes.title'
  | 'recipes.title'
  | 'cookbooks.title'
  | 'authors.title'

/** Names of texts, as the links to them say. */
type TextName = 'shell.tabs.blog' | 'shell.footer.terms' | 'shell.footer.privacy'

/** What one page says; undefined where there is nothing to say. */
type Say = (page: Page) => (object | undefined)[]

/** {@link PageFacts} with what every page needs of them. */
interface Page extends PageFacts {
  id: Id
  langId: LangId
  answer: <Data>(key: Key<Data>) => Data | undefined
}

/**
 * Structured data of schema.org for a page (SEO of D-05). Made on the server alone: who reads it
 * reads HTML. A filtered list has none, because its canonical address is the whole list.
 */
export function structuredDataOf(facts: PageFacts): object[] {
  const page: Page = {
    ...facts,
    id: idOf(facts.params['id']),
    langId: langIdOf(facts.language),
    answer: <Data>(key: Key<Data>) => facts.answers[key] as Data | undefined,
  }
  return (PAGES[facts.name]?.(page) ?? []).filter((data) => data !== undefined)
}

const PAGES: Partial<Record<AddressName, Say>> = {
  explore: (page) => [
    listed(page, 'explore.cookbooks.title', '/cookbooks', keys.newestCookbooks(page.langId)),
    listed(
      page,
      'explore.recipes.title',
      '/recipes',
      keys.recipes(page.langId, EXPLORE_RECIPES, 0),
    ),
  ],
  recipes: (page) => {
    if (!isPlainFilter(recipeFilterOf(page.search))) return []
    const count = page.answer(keys.recipeCount(page.langId)) ?? Infinity
    const shown = clampPage(pageOf(page.search), count)
    return [listed(page, 'recipes.title', '/recipes', keys.recipePage(page.langId, shown))]
  },
  cookbooks: (page) => {
    const filter = filterOf(page.search)
    if (!isPlain(filter)) return []
    const count = page.answer(keys.cookbookCount(selectionQuery(filter), page.langId)) ?? Infinity
    const shown = clampPage(pageOf(page.search), count, COOKBOOKS_PER_PAGE)
    const key = keys.cookbookPage(listQuery(filter), page.langId, shown)
    return [listed(page, 'cookbooks.title', '/cookbooks', key)]
  },
  authors: (page) => [listed(page, 'authors.title', '/authors', keys.authors(page.langId))],
  tags: (page) => {
    const tag = tagOf(page.search)
    const recipes = page.answer(keys.recipesOfTag(tag, page.langId))
    return [itemList(page, tag, '/recipes', recipes)]
  },
  cookbook: (page) => {
    const book = page.answer(keys.cookbook(page.id, page.langId))
    if (!book) return []
    const recipes = page.answer(keys.recipesOfBook(book.Id, page.langId))
    return [way(page, '/cookbooks', book), itemList(page, book.Name, '/recipes', recipes)]
  },
  author: (page) => {
    const author = page.answer(keys.author(page.id, page.langId))
    if (!author) return []
    const books = page.answer(keys.cookbooksOfAuthor(author.Id, page.langId))
    return [
      way(page, '/authors', author),
      authorStructuredData(page, author),
      itemList(page, author.Name, '/cookbooks', books),
    ]
  },
  recipe: (page) => {
    const { id, langId, answer } = page
    const recipe = answer(keys.recipe(id, langId))
    if (!recipe) return []
    const film = recipe.Videos.Main
    const data = recipeStructuredData({
      ...page,
      recipe,
      ingredients: answer(keys.recipeIngredients(id, langId)),
      steps: answer(keys.howTo(id, langId)),
      actions: film ? answer(keys.videoActions(film.Id, SERVINGS_DEFAULT, langId)) : undefined,
    })
    return [way(page, '/recipes', recipe), data]
  },
  blog: (page) => [below(page, 'shell.tabs.blog', '/blog')],
  terms: (page) => [below(page, 'shell.footer.terms', '/terms')],
  privacy: (page) => [below(page, 'shell.footer.privacy', '/privacy')],
}

/** From the first page to one right below it. */
function below(page: Page, name: TextName, path: string) {
  return breadcrumbs(page, [
    [page.t('shell.tabs.explore'), '/'],
    [page.t(name), path],
  ])
}

/** The list behind a key, under the name that the page gives it. */
function listed(page: Page, name: ListName, path: ListedIn, key: Key<readonly Listed[]>) {
  return itemList(page, page.t(name), path, page.answer(key))
}

/** From the first page over the list to this page. */
function way(page: Page, list: ListedIn, { Id, Name }: Listed) {
  const tab = list.slice(1) as 'recipes' | 'cookbooks' | 'authors'
  return breadcrumbs(page, [
    [page.t('shell.tabs.explore'), '/'],
    [page.t(`shell.tabs.${tab}`), list],
    [Name, `${list}/${Id}`],
  ])
}
