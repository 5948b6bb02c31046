import type { AnnouncementSeed } from './announcement-seed';
import { popupsOf } from './popups';

const headline = (en: string, bn: string): AnnouncementSeed => ({
  group: 'headline',
  title: { en, bn },
  content: { en: `<p>${en}</p>`, bn: `<p>${bn}</p>` },
});

/** Announcements of both brands. */
const COMMON: readonly AnnouncementSeed[] = [
  headline(
    'Crash and Mines are open. Each round can be checked afterwards.',
    'ক্র্যাশ ও মাইনস চালু আছে। প্রতিটি রাউন্ড পরে যাচাই করা যায়।',
  ),
  headline(
    'Slots, live tables, sports, fishing and card games of our partner studios are open.',
    'অংশীদার স্টুডিওর স্লট, লাইভ টেবিল, স্পোর্টস, ফিশিং ও কার্ড গেম এখন খেলা যায়।',
  ),
  headline(
    'Play for fun, and only with what you can spare. Over 18 only.',
    'আনন্দের জন্য খেলুন, সামর্থ্যের মধ্যে থাকুন। শুধু ১৮ বছরের বেশি বয়সীদের জন্য।',
  ),
  {
    group: 'player',
    title: { en: 'How to check a round', bn: 'রাউন্ড যেভাবে যাচাই করবেন' },
    content: {
      en: '<p>Before a round begins we publish the fingerprint (SHA-256) of its secret seed. Afterwards the seed itself is shown.</p><p>Open <strong>Betting record</strong>, choose a bet and press <strong>Check fairness</strong>: your own browser computes the result again and compares it.</p>',
      bn: '<p>রাউন্ড শুরুর আগে গোপন সিডের ফিঙ্গারপ্রিন্ট (SHA-256) প্রকাশ করা হয়। পরে সিডটিও দেখানো হয়।</p><p><strong>বেটিং রেকর্ড</strong> খুলে একটি বাজি বেছে নিন এবং <strong>ন্যায্যতা যাচাই</strong> চাপুন: আপনার ব্রাউজার ফলাফল আবার হিসাব করে মিলিয়ে দেখবে।</p>',
    },
  },
  {
    group: 'player',
    title: { en: 'Deposits show at once', bn: 'জমা সঙ্গে সঙ্গে দেখা যায়' },
    content: {
      en: '<p>As soon as the payment provider confirms a deposit your balance changes, without a reload. A deposit is credited exactly once, however often the provider repeats its message.</p>',
      bn: '<p>পেমেন্ট প্রদানকারী নিশ্চিত করামাত্র ব্যালান্স বদলে যায়, পাতা রিলোড করতে হয় না। প্রদানকারী বার্তা যতবারই পাঠাক, জমা একবারই যোগ হয়।</p>',
    },
  },
  {
    group: 'promotion',
    promotionType: 'slots',
    scene: 'ride',
    title: { en: 'Crash: rise, and leave in time', bn: 'ক্র্যাশ: উড়ুন, ঠিক সময়ে নামুন' },
    content: {
      en: '<p>The multiplier climbs from 1.00 and stops without warning. Cash out before it stops and your stake is paid at the multiplier shown.</p><p>Theoretical return: 99&nbsp;%. Every round is drawn from a hash chain that was published beforehand.</p>',
      bn: '<p>গুণক ১.০০ থেকে বাড়তে থাকে এবং হঠাৎ থামে। থামার আগে তুলে নিলে দেখানো গুণকে বাজির টাকা পাবেন।</p><p>তাত্ত্বিক ফেরত: ৯৯%। প্রতিটি রাউন্ড আগে প্রকাশিত হ্যাশ চেইন থেকে আসে।</p>',
    },
  },
  {
    group: 'promotion',
    promotionType: 'other',
    scene: 'field',
    title: { en: 'Mines: one more gem?', bn: 'মাইনস: আরেকটি রত্ন?' },
    content: {
      en: '<p>Twenty-five tiles, and you choose how many mines lie under them. Each gem raises the multiplier; a mine ends the round. Stop whenever you like.</p>',
      bn: '<p>পঁচিশটি ঘর, কয়টির নিচে মাইন থাকবে তা আপনি ঠিক করেন। প্রতিটি রত্নে গুণক বাড়ে; মাইনে রাউন্ড শেষ। যখন খুশি থামুন।</p>',
    },
  },
  {
    group: 'promotion',
    promotionType: 'newbie',
    scene: 'course',
    title: { en: 'Your game, your limits', bn: 'আপনার খেলা, আপনার সীমা' },
    content: {
      en: '<p>Games are for fun. Set aside what you can spare, take breaks, and never play to win back a loss. The help centre says where to find support.</p>',
      bn: '<p>খেলা আনন্দের জন্য। সামর্থ্যের মধ্যে আলাদা টাকা রাখুন, বিরতি নিন, ক্ষতি পোষাতে কখনো খেলবেন না। সহায়তা কোথায় পাবেন তা সাহায্য কেন্দ্রে আছে।</p>',
    },
  },
];

/** All announcements of a brand, the latest first. */
export const announcementsOf = (brandCode: string): readonly AnnouncementSeed[] => [
  ...COMMON,
  ...(popupsOf[brandCode] ?? []),
];
