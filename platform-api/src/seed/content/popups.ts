import type { AnnouncementSeed } from './announcement-seed';

const popup = (
  execution: 'A' | 'B' | 'F',
  scene: AnnouncementSeed['scene'],
  title: AnnouncementSeed['title'],
  content: AnnouncementSeed['content'],
): AnnouncementSeed => ({ group: 'popup', execution, ...(scene && { scene }), title, content });

/** Popups that open by themselves once: per brand, for guests (B), members (A) and a first login (F). */
export const popupsOf: Readonly<Record<string, readonly AnnouncementSeed[]>> = {
  sundarban: [
    popup(
      'B',
      'ride',
      { en: 'Look around first', bn: 'আগে ঘুরে দেখুন' },
      {
        en: '<p>Crash and Mines have a free demo: no account, no money. Choose <strong>Demo</strong> on the game.</p><p>New here? <a href="/beginner">Your first evening at Sundarban</a> shows the way.</p>',
        bn: '<p>ক্র্যাশ ও মাইনসের ফ্রি ডেমো আছে: অ্যাকাউন্ট বা টাকা লাগে না। গেমে <strong>ডেমো</strong> বেছে নিন।</p><p>নতুন এসেছেন? <a href="/beginner">সুন্দরবনে আপনার প্রথম সন্ধ্যা</a> পথ দেখাবে।</p>',
      },
    ),
    popup(
      'A',
      'seal',
      { en: 'Every round can be checked', bn: 'প্রতিটি রাউন্ড যাচাই করা যায়' },
      {
        en: '<p>Your betting record shows the details of each round, with a fairness check that runs in your own browser.</p>',
        bn: '<p>বেটিং রেকর্ডে প্রতিটি রাউন্ডের বিস্তারিত আছে, সঙ্গে আপনার নিজের ব্রাউজারে চলা ন্যায্যতা যাচাই।</p>',
      },
    ),
    popup(
      'F',
      'course',
      { en: 'Welcome to the delta', bn: 'বদ্বীপে স্বাগতম' },
      {
        en: '<p>Good to have you here. Make your first deposit from the button at the top, and find your bets under <strong>Betting record</strong>.</p><p>Decide how much you want to spend before you begin, and keep to it.</p>',
        bn: '<p>আপনাকে পেয়ে ভালো লাগছে। উপরের বোতাম থেকে প্রথম জমা করুন; বাজিগুলো পাবেন <strong>বেটিং রেকর্ড</strong>-এ।</p><p>শুরু করার আগেই ঠিক করুন কত খরচ করবেন, এবং তা মেনে চলুন।</p>',
      },
    ),
  ],
  meridian: [
    popup(
      'B',
      'night',
      { en: 'It is evening somewhere', bn: 'কোথাও এখন সন্ধ্যা' },
      {
        en: '<p>A round of Crash starts every few seconds, day and night. Watch one, or try the demo without an account.</p><p><a href="/beginner">Ten minutes</a> and you know your way around.</p>',
        bn: '<p>দিনরাত কয়েক সেকেন্ড পরপর ক্র্যাশের রাউন্ড শুরু হয়। একটি দেখুন, অথবা অ্যাকাউন্ট ছাড়াই ডেমো খেলুন।</p><p><a href="/beginner">দশ মিনিটেই</a> সব চেনা হয়ে যাবে।</p>',
      },
    ),
    popup(
      'A',
      'field',
      { en: 'Your record, as a table', bn: 'আপনার রেকর্ড, ছক আকারে' },
      {
        en: '<p>Bets and movements can be downloaded for any days up to three months. <a href="/blog/reading-your-record">Three columns</a> worth a look.</p>',
        bn: '<p>তিন মাস পর্যন্ত যেকোনো দিনের বাজি ও লেনদেন নামানো যায়। <a href="/blog/reading-your-record">তিনটি কলাম</a> দেখে নিন।</p>',
      },
    ),
    popup(
      'F',
      'course',
      { en: 'Welcome aboard', bn: 'স্বাগতম' },
      {
        en: '<p>Your account is ready. Deposit at the top, play with a number in mind, and look back under <strong>Betting record</strong>.</p>',
        bn: '<p>আপনার অ্যাকাউন্ট তৈরি। উপরে জমা করুন, একটি সংখ্যা মাথায় রেখে খেলুন, আর <strong>বেটিং রেকর্ড</strong>-এ ফিরে দেখুন।</p>',
      },
    ),
  ],
};
