export { LatePrintedRecipe } from './late.tsx'
