/** Allergens and diets. */
export const food = {
  allergens: {
    gluten: 'gluten',
    crustaceans: 'crustaceans',
    egg: 'egg',
    fish: 'fish',
    peanuts: 'peanuts',
    soya: 'soya',
    milk: 'milk',
    nuts: 'nuts',
    celery: 'celery',
    mustard: 'mustard',
    sesame: 'sesame',
    sulphites: 'sulphites',
    lupin: 'lupin',
    molluscs: 'molluscs',
  },
  diets: {
    vegetarian: 'vegetarian',
    vegan: 'vegan',
    alcoholFree: 'without alcohol',
    glutenFree: 'gluten-free',
    lactoseFree: 'lactose-free',
  },
} as const
