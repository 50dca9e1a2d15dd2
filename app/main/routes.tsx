import type { RouteObject } from 'react-router-dom'
import { readRecipe } from '#app/features/recipes/index.ts'
import { keys } from '#app/lib/api/keys.ts'
import { goToNotFound, notFound, prefetch } from '#app/lib/api/prefetch.ts'
import { Explore } from '#app/routes/explore/explore.tsx'
import { PageError } from '#app/shell/page-error.tsx'
import { Shell } from '#app/shell/shell.tsx'
import { ADDRESSES } from '#contract/addresses/addresses.ts'
import { idOf } from '#contract/id.ts'
import { EXPLORE_RECIPES } from '#contract/limits.ts'

/** Fetches a screen of own recipes. All are small, and ask for their features when they are shown. */
const my = (name: keyof typeof import('#app/routes/my/my-recipes.tsx')) => ({
  Component: async () => (await import('#app/routes/my/my-recipes.tsx'))[name],
})

/**
 * The route table: the words, the keys and the code of every screen. A route's id is the file of its
 * screen, so the server knows which modules the browser will need. Words, keys and code load in
 * parallel. The paths are defined in `contract/addresses/addresses.ts`; the server renders no others.
 */
export const routes: RouteObject[] = [
  {
    id: 'root',
    element: <Shell />,
    errorElement: <PageError />,
    children: [
      {
        id: 'app/routes/explore/explore.tsx',
        index: true,
        loader: prefetch([], async ({ langId, load }) => {
          void load(keys.newestCookbooks(langId))
          void load(keys.recipes(langId, EXPLORE_RECIPES, 0))
          const month = await load(keys.cookbookOfTheMonth(langId))
          if (month) void load(keys.recipesOfBook(month.BookId, langId))
        }),
        Component: Explore,
      },
      {
        id: 'app/routes/cookbooks/cookbooks.tsx',
        path: ADDRESSES.cookbooks.path,
        loader: async (args) => {
          const { cookbooksLoader } = await import('#app/routes/cookbooks/cookbooks.tsx')
          return cookbooksLoader(args)
        },
        lazy: {
          Component: async () => (await import('#app/routes/cookbooks/cookbooks.tsx')).Cookbooks,
        },
      },
      {
        id: 'app/routes/cookbook/cookbook.tsx',
        path: ADDRESSES.cookbook.path,
        loader: prefetch(['cookbooks'], ({ params, langId, load }) => {
          const id = idOf(params['id'])
          void load(keys.cookbook(id, langId), { countsView: true })
          void load(keys.recipesOfBook(id, langId))
        }),
        lazy: {
          Component: async () => (await import('#app/routes/cookbook/cookbook.tsx')).CookbookScreen,
        },
      },
      {
        id: 'app/routes/recipes/recipes.tsx',
        path: ADDRESSES.recipes.path,
        loader: async (args) => {
          const { recipesLoader } = await import('#app/routes/recipes/recipes.tsx')
          return recipesLoader(args)
        },
        lazy: {
          Component: async () => (await import('#app/routes/recipes/recipes.tsx')).Recipes,
        },
      },
      {
        id: 'app/routes/recipe/recipe.tsx',
        path: ADDRESSES.recipe.path,
        loader: prefetch(['recipe', 'recipeFacts', 'food'], async ({ params, langId, load }) => {
          await readRecipe(load, idOf(params['id']), langId)
        }),
        lazy: {
          Component: async () => (await import('#app/routes/recipe/recipe.tsx')).RecipeScreen,
        },
      },
      {
        id: 'app/routes/kitchen/kitchen-screen.tsx',
        path: ADDRESSES.cook.path,
        loader: prefetch(['kitchen', 'film', 'recipeFacts'], async ({ params, langId, load }) => {
          await readRecipe(load, idOf(params['id']), langId)
        }),
        lazy: {
          Component: async () =>
            (await import('#app/routes/kitchen/kitchen-screen.tsx')).KitchenScreen,
        },
      },
      {
        id: 'app/routes/kitchen/done.tsx',
        path: ADDRESSES.cooked.path,
        loader: prefetch(['cookingLog', 'kitchen', 'recipe'], ({ params, langId, load }) => {
          void load(keys.recipe(idOf(params['id']), langId))
        }),
        lazy: {
          Component: async () => (await import('#app/routes/kitchen/done.tsx')).DoneScreen,
        },
      },
      {
        id: 'app/routes/tags/tags.tsx',
        path: ADDRESSES.tags.path,
        loader: async (args) => (await import('#app/routes/tags/tags.tsx')).tagsLoader(args),
        lazy: {
          Component: async () => (await import('#app/routes/tags/tags.tsx')).Tags,
        },
      },
      {
        id: 'app/routes/blog/blog.tsx',
        path: ADDRESSES.blog.path,
        lazy: {
          Component: async () => (await import('#app/routes/blog/blog.tsx')).Blog,
        },
      },
      {
        id: 'app/routes/legal/terms.tsx',
        path: ADDRESSES.terms.path,
        lazy: {
          Component: async () => (await import('#app/routes/legal/terms.tsx')).Terms,
        },
      },
      {
        id: 'app/routes/legal/privacy.tsx',
        path: ADDRESSES.privacy.path,
        lazy: {
          Component: async () => (await import('#app/routes/legal/privacy.tsx')).Privacy,
        },
      },
      {
        id: 'app/routes/scripts/scripts.tsx',
        path: ADDRESSES.scripts.path,
        lazy: {
          Component: async () => (await import('#app/routes/scripts/scripts.tsx')).Scripts,
        },
      },
      {
        id: 'app/routes/notice/notice.tsx',
        path: ADDRESSES.notice.path,
        loader: prefetch(['reports'], () => undefined),
        lazy: {
          Component: async () => (await import('#app/routes/notice/notice.tsx')).NoticeScreen,
        },
      },
      {
        id: 'app/routes/authors/authors.tsx',
        path: ADDRESSES.authors.path,
        loader: prefetch(['authors'], ({ langId, load }) => void load(keys.authors(langId))),
        lazy: {
          Component: async () => (await import('#app/routes/authors/authors.tsx')).Authors,
        },
      },
      {
        id: 'app/routes/author/author.tsx',
        path: ADDRESSES.author.path,
        loader: prefetch(['authors'], ({ params, langId, load }) => {
          const id = idOf(params['id'])
          void load(keys.author(id, langId))
          void load(keys.cookbooksOfAuthor(id, langId))
          void load(keys.recipesOfAuthor(id, langId, 1))
        }),
        lazy: {
          Component: async () => (await import('#app/routes/author/author.tsx')).AuthorScreen,
        },
      },
      {
        id: 'app/routes/auth/auth.tsx',
        path: ADDRESSES.signIn.path,
        loader: prefetch(['auth'], () => undefined),
        lazy: {
          Component: async () => (await import('#app/routes/auth/auth.tsx')).Auth,
        },
        // Without an element the router logs the full address, and with it the token of a mailed link.
        children: [
          { id: 'signIn', index: true, element: null },
          { id: 'register', path: ADDRESSES.register.path, element: null },
          { id: 'forgotPassword', path: ADDRESSES.forgotPassword.path, element: null },
          { id: 'resetPassword', path: ADDRESSES.resetPassword.path, element: null },
        ],
      },
      {
        id: 'app/routes/shopping/shopping.tsx',
        path: ADDRESSES.shopping.path,
        loader: prefetch(['shopping', 'lists', 'numbers', 'memberActions'], () => undefined),
        lazy: {
          Component: async () => (await import('#app/routes/shopping/shopping.tsx')).ShoppingScreen,
        },
      },
      {
        id: 'app/routes/household/household.tsx',
        path: ADDRESSES.household.path,
        loader: prefetch(['household', 'memberActions', 'numbers'], () => undefined),
        lazy: {
          Component: async () =>
            (await import('#app/routes/household/household.tsx')).HouseholdScreen,
        },
      },
      {
        id: 'app/routes/join/join.tsx',
        path: ADDRESSES.join.path,
        loader: prefetch(['household', 'member', 'memberActions', 'numbers'], () => undefined),
        lazy: {
          Component: async () => (await import('#app/routes/join/join.tsx')).JoinScreen,
        },
      },
      {
        id: 'app/routes/read-list/read-list.tsx',
        path: ADDRESSES.readList.path,
        loader: prefetch(['readList', 'shopping'], () => undefined),
        lazy: {
          Component: async () =>
            (await import('#app/routes/read-list/read-list.tsx')).ReadListScreen,
        },
      },
      {
        id: 'app/routes/my/my-recipes.tsx',
        path: '/my/recipes',
        loader: prefetch(['ownRecipes'], () => undefined),
        lazy: my('MyRecipes'),
        children: [
          { id: 'myList', index: true, lazy: my('List') },
          { id: 'myImport', path: 'import', lazy: my('Import') },
          { id: 'myNew', path: 'new/:act?', lazy: my('Editor') },
          { id: 'myEdit', path: ':id/edit', lazy: my('Editor') },
          { id: 'myRecipe', path: ':id', lazy: my('Recipe') },
          {
            id: 'myCooking',
            path: ':id',
            lazy: my('Cooking'),
            children: [
              { id: 'myKitchen', path: 'cook', lazy: my('Kitchen') },
              { id: 'myDone', path: 'cooked', lazy: my('Done') },
            ],
          },
          { id: 'myAct', path: ':id/:act/:place?', lazy: my('Act') },
        ],
      },
      { id: 'week', path: ADDRESSES.week.path, lazy: my('Week') },
      { id: 'myCookbooks', path: ADDRESSES.ownCookbooks.path, lazy: my('Cookbooks') },
      { id: 'myShared', path: ADDRESSES.linkedCookbook.path, lazy: my('SharedCookbook') },
      {
        id: 'app/routes/recipe/unlisted.tsx',
        path: ADDRESSES.unlisted.path,
        loader: prefetch(['food', 'ownRecipes', 'recipe', 'recipeFacts'], () => undefined),
        lazy: {
          Component: async () => (await import('#app/routes/recipe/unlisted.tsx')).UnlistedScreen,
        },
      },
      {
        id: 'app/routes/cooking-log/cooking-log.tsx',
        path: ADDRESSES.log.path,
        loader: prefetch(['cookingLog', 'memberActions'], () => undefined),
        lazy: {
          Component: async () =>
            (await import('#app/routes/cooking-log/cooking-log.tsx')).LogScreen,
        },
      },
      {
        id: 'app/routes/authorship/authorship.tsx',
        path: ADDRESSES.authorship.path,
        loader: prefetch(['authorship', 'memberActions', 'settings'], () => undefined),
        lazy: {
          Component: async () =>
            (await import('#app/routes/authorship/authorship.tsx')).AuthorshipScreen,
        },
      },
      {
        id: 'app/routes/desk/desk.tsx',
        path: ADDRESSES.desk.path,
        loader: async (args) => (await import('#app/routes/desk/desk.tsx')).deskLoader(args),
        lazy: {
          Component: async () => (await import('#app/routes/desk/desk.tsx')).DeskScreen,
        },
      },
      {
        id: 'app/routes/host/host.tsx',
        path: ADDRESSES.host.path,
        loader: async (args) => (await import('#app/routes/host/host.tsx')).hostLoader(args),
        lazy: {
          Component: async () => (await import('#app/routes/host/host.tsx')).HostScreen,
        },
      },
      {
        id: 'app/routes/first/first.tsx',
        path: ADDRESSES.first.path,
        loader: async (args) => (await import('#app/routes/first/first.tsx')).firstLoader(args),
        lazy: {
          Component: async () => (await import('#app/routes/first/first.tsx')).FirstScreen,
        },
      },
      {
        id: 'app/routes/favourites/favourites.tsx',
        path: ADDRESSES.favourites.path,
        loader: async (args) => {
          const { favouritesLoader } = await import('#app/routes/favourites/favourites.tsx')
          return favouritesLoader(args)
        },
        lazy: {
          Component: async () => (await import('#app/routes/favourites/favourites.tsx')).Favourites,
        },
      },
      {
        id: 'app/routes/settings/settings.tsx',
        path: ADDRESSES.settings.path,
        loader: async (args) => {
          const { settingsLoader } = await import('#app/routes/settings/settings.tsx')
          return settingsLoader(args)
        },
        lazy: {
          Component: async () => (await import('#app/routes/settings/settings.tsx')).Settings,
        },
      },
      {
        id: 'app/routes/not-found/not-found.tsx',
        path: ADDRESSES.notFound.path,
        loader: notFound,
        lazy: {
          Component: async () => (await import('#app/routes/not-found/not-found.tsx')).NotFound,
        },
      },
      { id: 'nowhere', path: '*', loader: goToNotFound, element: null },
    ],
  },
]
