export { Facet, type FacetOption, type FacetProps } from '#design-system/facet/facet.tsx'
