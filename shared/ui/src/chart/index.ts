export { ResultChart, type ResultBar, type ResultChartProps } from './result-chart';
