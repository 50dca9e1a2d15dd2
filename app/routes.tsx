import type { RouteObject } from 'react-router-dom'
import { keys } from '#app/data/keys.ts'
import { goToNotFound, notFound, prefetch } from '#app/data/prefetch.ts'
import { PageError } from '#app/shell/page-error.tsx'
import { Shell } from '#app/shell/shell.tsx'
import type { CookbookOfTheMonth } from '#contract/cookbook.ts'
import { EXPLORE_RECIPES, SERVINGS_DEFAULT } from '#contract/limits.ts'
import type { Recipe } from '#contract/recipe.ts'

/**
 * The whole URL table: which words a screen speaks, which keys it asks for and where its code is. A
 * route's id is the file of its screen, so the server knows which modules the browser will want.
 * Words, keys and code load side by side. `contract/addresses.ts` lists each path with the query
 * parameters that its page reads; the server renders no others.
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
        loader: prefetch([], async ({ langId, want }) => {
          void want(keys.newestCookbooks(langId))
          void want(keys.recipes(langId, EXPLORE_RECIPES, 0))
          const month = await want<CookbookOfTheMonth | null>(keys.cookbookOfTheMonth(langId))
          if (month) void want(keys.recipesOfBook(month.BookId, langId))
        }),
        lazy: {
          Component: async () => (await import('#app/routes/explore/explore.tsx')).Explore,
        },
      },
      {
        id: 'app/routes/cookbooks/cookbooks.tsx',
        path: 'cookbooks',
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
        path: 'cookbooks/:id',
        loader: prefetch(['cookbooks'], ({ params, langId, want }) => {
          const id = params['id'] ?? ''
          void want(keys.cookbook(id, langId))
          void want(keys.recipesOfBook(Number(id), langId))
        }),
        lazy: {
          Component: async () => (await import('#app/routes/cookbook/cookbook.tsx')).CookbookScreen,
        },
      },
      {
        id: 'app/routes/recipes/recipes.tsx',
        path: 'recipes',
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
        path: 'recipes/:id',
        loader: prefetch(['recipe'], async ({ params, langId, want }) => {
          const id = params['id'] ?? ''
          const recipe = want<Recipe>(keys.recipe(id, langId))
          void want(keys.recipeIngredients(id, langId))
          void want(keys.howTo(id, langId))
          void want(keys.comments(id, langId))
          void want(keys.tools(langId))
          const film = (await recipe)?.Videos.Main
          if (film) void want(keys.videoActions(film.Id, SERVINGS_DEFAULT, langId))
        }),
        lazy: {
          Component: async () => (await import('#app/routes/recipe/recipe.tsx')).RecipeScreen,
        },
      },
      {
        id: 'app/routes/tags/tags.tsx',
        path: 'tags',
        loader: async (args) => (await import('#app/routes/tags/tags.tsx')).tagsLoader(args),
        lazy: {
          Component: async () => (await import('#app/routes/tags/tags.tsx')).Tags,
        },
      },
      {
        id: 'app/routes/blog/blog.tsx',
        path: 'blog/:id?',
        loader: async (args) => (await import('#app/routes/blog/blog.tsx')).blogLoader(args),
        lazy: {
          Component: async () => (await import('#app/routes/blog/blog.tsx')).Blog,
        },
      },
      {
        id: 'app/routes/legal/terms.tsx',
        path: 'terms',
        loader: async (args) => (await import('#app/routes/legal/terms.tsx')).termsLoader(args),
        lazy: {
          Component: async () => (await import('#app/routes/legal/terms.tsx')).Terms,
        },
      },
      {
        id: 'app/routes/legal/privacy.tsx',
        path: 'privacy',
        loader: async (args) => (await import('#app/routes/legal/privacy.tsx')).privacyLoader(args),
        lazy: {
          Component: async () => (await import('#app/routes/legal/privacy.tsx')).Privacy,
        },
      },
      {
        id: 'app/routes/authors/authors.tsx',
        path: 'authors',
        loader: prefetch(['authors'], ({ langId, want }) => void want(keys.authors(langId))),
        lazy: {
          Component: async () => (await import('#app/routes/authors/authors.tsx')).Authors,
        },
      },
      {
        id: 'app/routes/author/author.tsx',
        path: 'authors/:id',
        loader: prefetch(['authors'], ({ params, langId, want }) => {
          const id = params['id'] ?? ''
          void want(keys.author(id, langId))
          void want(keys.cookbooksOfAuthor(Number(id), langId))
        }),
        lazy: {
          Component: async () => (await import('#app/routes/author/author.tsx')).AuthorScreen,
        },
      },
      {
        id: 'app/routes/auth/auth.tsx',
        path: 'auth',
        loader: prefetch(['auth'], () => undefined),
        lazy: {
          Component: async () => (await import('#app/routes/auth/auth.tsx')).Auth,
        },
        // Without an element the router logs the whole address, and with it the token of a mailed link.
        children: [
          { id: 'signIn', index: true, element: null },
          { id: 'register', path: 'new', element: null },
          { id: 'forgotPassword', path: 'forgetpassword', element: null },
          { id: 'resetPassword', path: 'resetPassword/:token', element: null },
        ],
      },
      {
        id: 'app/routes/shopping/shopping.tsx',
        path: 'shopping',
        loader: prefetch(['shopping'], () => undefined),
        lazy: {
          Component: async () => (await import('#app/routes/shopping/shopping.tsx')).ShoppingScreen,
        },
      },
      {
        id: 'app/routes/favourites/favourites.tsx',
        path: 'favorites/:tab?',
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
        path: 'settings/:tab?',
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
        path: '404',
        loader: notFound,
        lazy: {
          Component: async () => (await import('#app/routes/not-found/not-found.tsx')).NotFound,
        },
      },
      { id: 'nowhere', path: '*', loader: goToNotFound, element: null },
    ],
  },
]
