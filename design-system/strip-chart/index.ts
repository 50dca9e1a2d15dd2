export {
  StripChart,
  type StripChartBar,
  type StripChartProps,
} from '#design-system/strip-chart/strip-chart.tsx'
