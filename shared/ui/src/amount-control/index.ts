export { AmountControl, type AmountControlProps } from './amount-control';
