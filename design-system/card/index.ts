export { AuthorCard, type AuthorCardProps } from '#design-system/card/author-card.tsx'
export { CardSkeleton } from '#design-system/card/card-skeleton.tsx'
export {
  Card,
  CardByline,
  CardGrid,
  CardMeta,
  CardPicture,
  CardTags,
  CardTitle,
  type CardBylineProps,
  type CardHeading,
  type CardTag,
  type CardTagsProps,
  type CardTitleProps,
} from '#design-system/card/card.tsx'
export { CookbookCard, type CookbookCardProps } from '#design-system/card/cookbook-card.tsx'
export { RecipeCard, type RecipeCardProps } from '#design-system/card/recipe-card.tsx'
