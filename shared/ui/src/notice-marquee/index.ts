export { NoticeMarquee, type NoticeMarqueeProps } from './notice-marquee';
