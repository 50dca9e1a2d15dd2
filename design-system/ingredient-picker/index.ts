export {
  IngredientPicker,
  type IngredientPickerProps,
  type PickerItem,
} from '#design-system/ingredient-picker/ingredient-picker.tsx'
