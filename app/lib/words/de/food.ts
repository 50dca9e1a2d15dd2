import type { Words } from '#app/lib/words/en.ts'

/** Allergens and diets. */
export const food: Words['food'] = {
  allergens: {
    gluten: 'Gluten',
    crustaceans: 'Krebstiere',
    egg: 'Ei',
    fish: 'Fisch',
    peanuts: 'Erdnüsse',
    soya: 'Soja',
    milk: 'Milch',
    nuts: 'Schalenfrüchte',
    celery: 'Sellerie',
    mustard: 'Senf',
    sesame: 'Sesam',
    sulphites: 'Sulfite',
    lupin: 'Lupinen',
    molluscs: 'Weichtiere',
  },
  diets: {
    vegetarian: 'vegetarisch',
    vegan: 'vegan',
    alcoholFree: 'ohne Alkohol',
    glutenFree: 'glutenfrei',
    lactoseFree: 'laktosefrei',
  },
}
