import type { Cookbook } from '#contract/cookbook.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'

/** A recipe as the API returns it; tests set the parts that matter to them. */
export function recipeWith(parts: Partial<Recipe> = {}): Recipe {
  return {
    Id: 7,
    Name: 'Shakshuka with feta',
    CoverPath: '/media/recipes/shakshuka/cover.webp',
    IngredientImagePath: '/media/recipes/shakshuka/ingredients.webp',
    ToolImagePath: '/media/recipes/shakshuka/tools.webp',
    Views: 12,
    TimesCooked: 0,
    IsFavorized: false,
    PrepTime: '00:10:00',
    CookTime: '00:20:00',
    TotalTime: '00:30:00',
    Description: 'Eggs cooked in a thick sauce of tomatoes and peppers.',
    Videos: {
      Short: { Mp4FilePath: '/media/films/shorts/shakshuka.mp4' },
      Preview: { Mp4FilePath: '/media/films/previews/shakshuka.mp4' },
      Main: { Mp4FilePath: '/media/films/shakshuka.mp4', Id: 3 },
    },
    Author: { Id: 4, Name: 'Yasmin Haddad', ImagePath: '/media/authors/yasmin-haddad.webp' },
    Rating: { GlobalRating: 4.8, TotalRatings: 56, UserRating: null },
    Nutrition: { Calorie: 320, Protein: 18, Fat: 21, Carbohydrate: 14 },
    RecipeTags: [{ Name: 'vegetarian' }, { Name: 'gluten-free' }, { Name: 'one pan' }],
    Ingredients: [{ IngredientId: 1, Name: 'Tomatoes', X: 0.1, Y: 0.2, Width: 0.2 }],
    ToolIds: [],
    DishTypes: [2],
    PublishedAt: '2026-03-01T08:00:00Z',
    StepCount: 6,
    CoverColour: '#dec8a7',
    ...parts,
  }
}

/** A cookbook as the API returns it; tests set the parts that matter to them. */
export function cookbookWith(parts: Partial<Cookbook> = {}): Cookbook {
  return {
    Id: 3,
    Name: 'Levantine Mezze',
    Description: 'Small plates for a long table.',
    CoverPath: '/media/cookbooks/levantine-mezze/cover.webp',
    HeaderPath: '/media/cookbooks/levantine-mezze/header.webp',
    Views: 3,
    IsFavorized: false,
    IsSubscribed: false,
    Rating: { GlobalRating: 4.5, TotalRatings: 20 },
    Author: { Id: 4, Name: 'Yasmin Haddad', ImagePath: null },
    DishPartitions: [],
    RecipeCount: 5,
    CoverColour: null,
    ...parts,
  }
}
