/** Prefix of classes, custom properties and keyframes in the package (decision 012). */
export const CLASS_PREFIX = 'sm-'

/** Attribute of every element that the package renders; rules for elements match it only. */
export const OWN_ELEMENT = 'data-simmer'
