/** Small numbers as words. */
export const numbers = {
  n2: 'two',
  n3: 'three',
  n4: 'four',
  n5: 'five',
  n6: 'six',
  n7: 'seven',
  n8: 'eight',
} as const
