export { RecipeCard } from './recipe-card.tsx'
export { RecipeSkeleton, RecipeCards } from './recipe-cards.tsx'
