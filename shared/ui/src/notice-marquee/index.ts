export { type NoticeItem, NoticeMarquee, type NoticeMarqueeProps } from './notice-marquee';
