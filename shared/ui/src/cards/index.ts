export { RANK_MARKS, SUIT_SHAPES } from './suit-shapes';
