import { Fragment, type ReactNode } from 'react'
import { MarkedName } from '#design-system/autocomplete/option.tsx'
import { Avatar } from '#design-system/avatar/avatar.tsx'
import { Image } from '#design-system/image/image.tsx'
import { cn } from '#design-system/lib/cn.ts'
import { Link } from '#design-system/link/link.tsx'
import { pictureUrl } from '#app/lib/media/media.ts'
import { BOOK_COVER, COVER, PORTRAIT_WIDTH, THUMBNAIL_WIDTH } from '#app/lib/media/sizes.ts'
import { formatDuration } from '#app/lib/words/duration.ts'
import { longTime } from '#app/lib/words/long-time.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Author } from '#contract/author.ts'
import type { Cookbook } from '#contract/cookbook.ts'
import type { Ingredient } from '#contract/recipes/ingredient.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import type { Found, Kind } from './found.ts'

/** Styles of one row: a line below it, and a tint that extends beyond its text. */
export const ROW =
  'group/row -mx-2 flex min-h-13 w-[calc(100%+1rem)] items-center rounded-control px-2 text-start hover:bg-tint'
/** Marks an element that the arrow keys focus. */
export const STOP = { 'data-stop': '' } as const

/** The results of a kind as links. */
export function hitsOf(kind: Kind, found: Found, term: string): ReactNode[] {
  switch (kind) {
    case 'recipes':
      return (found.recipes ?? []).map((it) => <RecipeHit key={it.Id} recipe={it} term={term} />)
    case 'cookbooks':
      return (found.cookbooks ?? []).map((it) => <BookHit key={it.Id} cookbook={it} term={term} />)
    case 'ingredients':
      return (found.ingredients ?? []).map((it) => (
        <IngredientHit key={it.Id} ingredient={it} term={term} />
      ))
    default:
      return (found.authors ?? []).map((it) => <AuthorHit key={it.Id} author={it} term={term} />)
  }
}

function RecipeHit({ recipe, term }: { recipe: Recipe; term: string }) {
  const { t } = useWords()
  const long = longTime(recipe)
  const time = long ? t('cards.inAll', { time: long }) : formatDuration(recipe.TotalTime)
  const caption = `${recipe.Author.Name} · ${time}`
  return (
    <Hit
      href={`/recipes/${recipe.Id}`}
      name={recipe.Name}
      why={recipe.FoundBy?.map(({ Kind: kind, Name: name }) => ({
        name,
        text: t(`search.foundBy.${kind}`, { name }),
      }))}
      caption={caption}
      term={term}
    >
      <Picture
        path={recipe.CoverPath}
        size={COVER}
        colour={recipe.CoverColour}
        className="rounded-inner"
      />
    </Hit>
  )
}

function BookHit({ cookbook, term }: { cookbook: Cookbook; term: string }) {
  const { Id, Name, Author, CoverPath, CoverColour } = cookbook
  return (
    <Hit href={`/cookbooks/${Id}`} name={Name} caption={Author.Name} term={term}>
      <Picture
        path={CoverPath}
        size={BOOK_COVER}
        colour={CoverColour}
        className="mx-auto w-12 rounded-s-[2px] rounded-e-[5px]"
      />
    </Hit>
  )
}

function IngredientHit({ ingredient, term }: { ingredient: Ingredient; term: string }) {
  const { t } = useWords()
  const { Id, Name, ImagePath } = ingredient
  return (
    <Hit
      href={`/recipes?${new URLSearchParams({ 'IncludedIng[]': String(Id) })}`}
      name={Name}
      caption={t('search.recipesWithIt')}
      term={term}
    >
      <Picture
        path={ImagePath}
        size={{ width: 56, height: 56 }}
        className="mx-auto w-14 rounded-full bg-transparent"
      />
    </Hit>
  )
}

function AuthorHit({ author, term }: { author: Author; term: string }) {
  const { t } = useWords()
  const { Id, Name, ImagePath, CookbookLength } = author
  const caption = t('common.cookbooks', { count: CookbookLength })
  return (
    <Hit href={`/authors/${Id}`} name={Name} caption={caption} term={term}>
      <Avatar
        size="l"
        name={Name}
        src={ImagePath && pictureUrl(ImagePath, PORTRAIT_WIDTH)}
        className="ms-2"
      />
    </Hit>
  )
}

interface PictureProps {
  path: string | null
  /** Size of the file in pixels. */
  size: { width: number; height: number }
  colour?: string | null
  className: string
}

function Picture({ path, size, colour, className }: PictureProps) {
  return (
    <Image
      src={path && pictureUrl(path, THUMBNAIL_WIDTH)}
      alt=""
      {...size}
      colour={colour ?? undefined}
      className={cn('block', className)}
    />
  )
}

interface HitProps {
  href: string
  name: string
  /** Why it was found, if its name does not say it, with the food to underline. */
  why?: readonly { name: string; text: string }[] | undefined
  caption: string
  /** The search term, which is underlined in the name. */
  term: string
  /** The picture, at most 72 px wide. */
  children: ReactNode
}

function Hit({ href, name, why, caption, term, children }: HitProps) {
  return (
    <li className="border-b border-line">
      <Link href={href} {...STOP} className={cn(ROW, 'h-full gap-4 py-3')}>
        <span className="w-18 flex-none">{children}</span>
        <span className="grid min-w-0 gap-0.5">
          <span className="font-semibold wrap-anywhere hyphens-auto">
            <MarkedName name={name} text={term} />
          </span>
          {why && (
            <span className="text-label wrap-anywhere">
              {why.map((reason, index) => (
                <Fragment key={reason.name}>
                  {index > 0 && ', '}
                  <MarkedName name={reason.text} text={reason.name} />
                </Fragment>
              ))}
            </span>
          )}
          <span className="text-caption text-ink-soft">{caption}</span>
        </span>
      </Link>
    </li>
  )
}
