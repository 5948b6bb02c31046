export { usePlaying } from './use-playing';
export { type Slides, useSlideShow } from './use-slide-show';
