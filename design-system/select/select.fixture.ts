/** Orders of a list. */
export const ORDERS = [
  { value: 'name', label: 'Name' },
  { value: 'rate', label: 'Rating' },
  { value: 'isPublished', label: 'Date published' },
]
