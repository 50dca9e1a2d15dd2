import { cookbookCountKey, cookbookPageKey } from '#app/data/filtered-cookbooks.ts'
import { keys } from '#app/data/keys.ts'
import { tagPageKey } from '#app/data/tags.ts'
import { filterOf, isPlain } from '#app/filters/cookbook-filter.ts'
import { isPlainFilter, recipeFilterOf } from '#app/filters/recipe-filter.ts'
import { clampPage, pageOf } from '#app/data/page-of.ts'
import { tagOf } from '#app/routes/tags/tag-address.ts'
import type { Site } from '#app/structured/address.ts'
import { breadcrumbs, itemList, type Listed, type ListedIn } from '#app/structured/list.ts'
import { authorStructuredData } from '#app/structured/person.ts'
import { recipeStructuredData } from '#app/structured/recipe.ts'
import type { Translate } from '#app/words/translate.ts'
import type { Author } from '#contract/author.ts'
import type { Cookbook } from '#contract/cookbook.ts'
import type { HowToStep } from '#contract/how-to.ts'
import type { RecipeIngredient } from '#contract/ingredient.ts'
import { langIdOf, type LangId } from '#contract/languages.ts'
import { COOKBOOKS_PER_PAGE, EXPLORE_RECIPES, SERVINGS_DEFAULT } from '#contract/limits.ts'
import type { Recipe } from '#contract/recipe.ts'
import type { VideoAction } from '#contract/video.ts'

/** A page that search engines are told about. */
export interface PageFacts extends Site {
  /** Id of the matched route: the file of its screen. */
  route: string
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
  id: string
  langId: LangId
  answer: (key: string) => unknown
}

/**
 * Structured data of schema.org for a page (SEO of D-05). Made on the server alone: who reads it
 * reads HTML. A filtered list has none, because its canonical address is the whole list.
 */
export function structuredDataOf(facts: PageFacts): object[] {
  const page: Page = {
    ...facts,
    id: facts.params['id'] ?? '',
    langId: langIdOf(facts.language),
    answer: (key) => facts.answers[key],
  }
  return (PAGES[facts.route]?.(page) ?? []).filter((data) => data !== undefined)
}

const PAGES: Readonly<Record<string, Say>> = {
  'app/routes/explore/explore.tsx': (page) => [
    listed(page, 'explore.cookbooks.title', '/cookbooks', keys.newestCookbooks(page.langId)),
    listed(
      page,
      'explore.recipes.title',
      '/recipes',
      keys.recipes(page.langId, EXPLORE_RECIPES, 0),
    ),
  ],
  'app/routes/recipes/recipes.tsx': (page) => {
    if (!isPlainFilter(recipeFilterOf(page.search))) return []
    const count = (page.answer(keys.recipeCount(page.langId)) as number | undefined) ?? Infinity
    const shown = clampPage(pageOf(page.search), count)
    return [listed(page, 'recipes.title', '/recipes', keys.recipePage(page.langId, shown))]
  },
  'app/routes/cookbooks/cookbooks.tsx': (page) => {
    const filter = filterOf(page.search)
    if (!isPlain(filter)) return []
    const count =
      (page.answer(cookbookCountKey(filter, page.langId)) as number | undefined) ?? Infinity
    const shown = clampPage(pageOf(page.search), count, COOKBOOKS_PER_PAGE)
    const key = cookbookPageKey(filter, page.langId, shown)
    return [listed(page, 'cookbooks.title', '/cookbooks', key)]
  },
  'app/routes/authors/authors.tsx': (page) => [
    listed(page, 'authors.title', '/authors', keys.authors(page.langId)),
  ],
  'app/routes/tags/tags.tsx': (page) => {
    const tag = tagOf(page.search)
    const recipes = page.answer(tagPageKey(tag, page.langId, 1)) as Recipe[] | undefined
    return [itemList(page, tag, '/recipes', recipes)]
  },
  'app/routes/cookbook/cookbook.tsx': (page) => {
    const book = page.answer(keys.cookbook(page.id, page.langId)) as Cookbook | undefined
    if (!book) return []
    const recipes = page.answer(keys.recipesOfBook(book.Id, page.langId)) as Recipe[] | undefined
    return [way(page, '/cookbooks', book), itemList(page, book.Name, '/recipes', recipes)]
  },
  'app/routes/author/author.tsx': (page) => {
    const author = page.answer(keys.author(page.id, page.langId)) as Author | undefined
    if (!author) return []
    const books = page.answer(keys.cookbooksOfAuthor(author.Id, page.langId)) as
      Cookbook[] | undefined
    return [
      way(page, '/authors', author),
      authorStructuredData(page, author),
      itemList(page, author.Name, '/cookbooks', books),
    ]
  },
  'app/routes/recipe/recipe.tsx': (page) => {
    const { id, langId, answer } = page
    const recipe = answer(keys.recipe(id, langId)) as Recipe | undefined
    if (!recipe) return []
    const film = recipe.Videos.Main
    const data = recipeStructuredData({
      ...page,
      recipe,
      ingredients: answer(keys.recipeIngredients(id, langId)) as RecipeIngredient[] | undefined,
      steps: answer(keys.howTo(id, langId)) as HowToStep[] | undefined,
      actions: film
        ? (answer(keys.videoActions(film.Id, SERVINGS_DEFAULT, langId)) as
            VideoAction[] | undefined)
        : undefined,
    })
    return [way(page, '/recipes', recipe), data]
  },
  'app/routes/blog/blog.tsx': (page) => [below(page, 'shell.tabs.blog', '/blog')],
  'app/routes/legal/terms.tsx': (page) => [below(page, 'shell.footer.terms', '/terms')],
  'app/routes/legal/privacy.tsx': (page) => [below(page, 'shell.footer.privacy', '/privacy')],
}

/** From the first page to one right below it. */
function below(page: Page, name: TextName, path: string) {
  return breadcrumbs(page, [
    [page.t('shell.tabs.explore'), '/'],
    [page.t(name), path],
  ])
}

/** The list behind a key, under the name that the page gives it. */
function listed(page: Page, name: ListName, path: ListedIn, key: string) {
  return itemList(page, page.t(name), path, page.answer(key) as Listed[] | undefined)
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
