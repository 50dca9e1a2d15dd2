import type { Author } from '#contract/author.ts'
import type { Cookbook } from '#contract/cookbook.ts'
import { langIdOf, type Language } from '#contract/languages.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import type { ShareCard } from '#server/pictures/share-card.ts'

/** What a share card is about. */
export interface CardOf {
  readonly kind: 'author' | 'cookbook' | 'recipe'
  readonly id: number
}

/** What a share card says, and the path of its picture; null where the thing has none. */
export interface ReadCard extends Omit<ShareCard, 'picture'> {
  readonly path: string | null
}

const WORDS: Record<Language, Record<CardOf['kind'], string> & { by: (name: string) => string }> = {
  en: {
    author: 'Recipes and cookbooks by',
    cookbook: 'Cookbook',
    recipe: 'Recipe',
    by: (name) => `by ${name}`,
  },
  de: {
    author: 'Rezepte und Kochbücher von',
    cookbook: 'Kochbuch',
    recipe: 'Rezept',
    by: (name) => `von ${name}`,
  },
}

/** Reads what a share card says. @param read reads a call as a visitor, so that a card says nothing that a page would not */
export async function readCard(
  { kind, id }: CardOf,
  language: Language,
  read: (path: string) => Promise<unknown>,
): Promise<ReadCard> {
  const words = WORDS[language]
  const kicker = words[kind]
  const query = `LangId=${langIdOf(language)}`
  if (kind === 'author') {
    const { Name, ImagePath } = (await read(`/api/author/${id}?${query}`)) as Author
    return { kicker, title: Name, by: '', path: ImagePath }
  }
  if (kind === 'cookbook') {
    const { Name, Author, CoverPath, HeaderPath } = (await read(
      `/api/book/${id}?${query}`,
    )) as Cookbook
    return { kicker, title: Name, by: words.by(Author.Name), path: CoverPath ?? HeaderPath }
  }
  const { Name, Author, CoverPath } = (await read(`/api/recipe/${id}?${query}`)) as Recipe
  return { kicker, title: Name, by: words.by(Author.Name), path: CoverPath }
}
