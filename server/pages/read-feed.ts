import type { Kysely } from 'kysely'
import { pathOf } from '#contract/addresses/addresses.ts'
import type { Author, AuthorRef } from '#contract/author.ts'
import type { Cookbook } from '#contract/cookbook.ts'
import { langIdOf, type Language } from '#contract/languages.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import type { Database } from '#server/db/schema.ts'
import type { AtomEntry, AtomFeed } from './atom-xml.ts'

/** What a feed is about: everything, or one author or cookbook. */
export type FeedOf =
  | { kind: 'all'; id?: undefined }
  | { kind: 'author'; id: number }
  | { kind: 'cookbook'; id: number }

/** What feeds are read with. */
export interface FeedSource {
  db: Kysely<Database>
  /** Reads a call as a visitor, so that a feed says nothing that a page would not. */
  read: (path: string) => Promise<unknown>
  /** Scheme and host of the pages, without a final slash. */
  origin: string
  /** Base URL of media without a final slash; empty for the same origin. */
  mediaBase: string
}

/** Entries of a feed. Readers that ask once a week miss nothing of a lively site. */
const ENTRIES_MAX = 50

const WORDS: Record<
  Language,
  {
    all: string
    ofAuthor: (name: string) => string
    ofCookbook: (name: string) => string
    cookbook: (name: string) => string
  }
> = {
  en: {
    all: 'Simmer: new recipes and cookbooks',
    ofAuthor: (name) => `${name} on Simmer`,
    ofCookbook: (name) => `${name}, a cookbook on Simmer`,
    cookbook: (name) => `Cookbook: ${name}`,
  },
  de: {
    all: 'Simmer: neue Rezepte und Kochbücher',
    ofAuthor: (name) => `${name} bei Simmer`,
    ofCookbook: (name) => `${name}, ein Kochbuch bei Simmer`,
    cookbook: (name) => `Kochbuch: ${name}`,
  },
}

/** The address of a feed. */
export function feedPath({ kind, id }: FeedOf, language: Language): string {
  return kind === 'all'
    ? `/feeds/${language}/recipes.atom`
    : `/feeds/${language}/${kind}s/${id}.atom`
}

/** When cookbooks were published, by id: the wire does not say. */
async function datesOf(
  db: Kysely<Database>,
  books: readonly Cookbook[],
): Promise<Map<number, number>> {
  if (books.length === 0) return new Map()
  const rows = await db
    .selectFrom('cookbooks')
    .select(['id', 'published_at'])
    .where(
      'id',
      'in',
      books.map(({ Id }) => Id),
    )
    .execute()
  return new Map(rows.map(({ id, published_at }) => [id, published_at]))
}

/**
 * Reads what is newest of a feed.
 *
 * @throws what `read` throws for an unknown author or cookbook
 */
export async function readFeed(
  of: FeedOf,
  language: Language,
  source: FeedSource,
): Promise<AtomFeed> {
  const { db, read, origin, mediaBase } = source
  const words = WORDS[language]
  const query = `LangId=${langIdOf(language)}`
  const newest = `${query}&limit=${ENTRIES_MAX}`
  const pageOf = (path: string) => `${origin}${path}?lang=${language}`
  const imageOf = (path: string | null) =>
    path === null ? undefined : `${mediaBase || origin}${path}`
  const authorOf = ({ Id, Name, IsFormer }: AuthorRef) => ({
    name: Name,
    url: IsFormer ? undefined : pageOf(pathOf('author', Id)),
  })
  const recipeEntry = (recipe: Recipe): AtomEntry => ({
    url: pageOf(pathOf('recipe', recipe.Id)),
    title: recipe.Name,
    language: recipe.Language,
    publishedAt: Date.parse(recipe.PublishedAt),
    author: authorOf(recipe.Author),
    summary: recipe.Description ?? undefined,
    image: imageOf(recipe.CoverPath),
    categories: recipe.RecipeTags.map(({ Name }) => Name),
  })
  const booksOf = async (filter: string): Promise<AtomEntry[]> => {
    const path = `/api/book?${newest}&OrderBy=isPublished&OrderAsc=false${filter}`
    const books = (await read(path)) as Cookbook[]
    const dates = await datesOf(db, books)
    return books.map((book) => ({
      url: pageOf(pathOf('cookbook', book.Id)),
      title: words.cookbook(book.Name),
      publishedAt: dates.get(book.Id) ?? 0,
      author: authorOf(book.Author),
      summary: book.Description ?? undefined,
      image: imageOf(book.CoverPath),
      categories: [],
    }))
  }
  const recipesOf = async (filter: string) =>
    ((await read(`/api/recipe?${newest}${filter}`)) as Recipe[]).map(recipeEntry)
  const feed = (page: string, title: string, entries: AtomEntry[]): AtomFeed => ({
    self: origin + feedPath(of, language),
    page: pageOf(page),
    language,
    title,
    icon: `${origin}/icon.svg`,
    entries: entries.toSorted((a, b) => b.publishedAt - a.publishedAt).slice(0, ENTRIES_MAX),
  })

  if (of.kind === 'author') {
    const { Name } = (await read(`/api/author/${of.id}?${query}`)) as Author
    const filter = `&AuthorId=${of.id}`
    const entries = [...(await recipesOf(filter)), ...(await booksOf(filter))]
    return feed(pathOf('author', of.id), words.ofAuthor(Name), entries)
  }
  if (of.kind === 'cookbook') {
    const { Name } = (await read(`/api/book/${of.id}?${query}`)) as Cookbook
    const entries = await recipesOf(`&BookId=${of.id}`)
    return feed(pathOf('cookbook', of.id), words.ofCookbook(Name), entries)
  }
  return feed('/recipes', words.all, [...(await recipesOf('')), ...(await booksOf(''))])
}
