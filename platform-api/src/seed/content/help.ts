import type { Localised } from '../../modules/content/localised';

interface HelpSeed {
  readonly section: string;
  readonly sectionTitle: Localised;
  readonly anchor: string;
  readonly title: Localised;
  readonly content: Localised;
}

const START: Localised = { en: 'Getting started', bn: 'শুরু করা' };
const MONEY: Localised = { en: 'Money', bn: 'টাকা' };
const GAMES: Localised = { en: 'Games and fairness', bn: 'গেম ও ন্যায্যতা' };
const CARE: Localised = { en: 'Terms and care', bn: 'শর্ত ও যত্ন' };

const article = (
  section: string,
  sectionTitle: Localised,
  anchor: string,
  title: Localised,
  content: Localised,
): HelpSeed => ({ section, sectionTitle, anchor, title, content });

/** The help centre. It describes the current site and is extended with it. */
export const helpSeeds: readonly HelpSeed[] = [
  article(
    'start',
    START,
    'register',
    { en: 'Open an account', bn: 'অ্যাকাউন্ট খোলা' },
    {
      en: '<p>Press <strong>Register</strong> at the top of the page. Choose a user name of 4 to 16 letters and digits that begins with a letter, and a password of at least 8 characters. Long passwords are better than complicated ones.</p><p>You must be of legal age; we ask for your date of birth and check it.</p><p>The user name cannot be changed later. Nobody of ours will ever ask for your password.</p>',
      bn: '<p>পাতার উপরে <strong>নিবন্ধন</strong> চাপুন। ৪ থেকে ১৬ অক্ষরের একটি ইউজারনেম বেছে নিন, যা অক্ষর দিয়ে শুরু হয়, এবং কমপক্ষে ৮ অক্ষরের পাসওয়ার্ড দিন। জটিলের চেয়ে লম্বা পাসওয়ার্ড ভালো।</p><p>আপনাকে প্রাপ্তবয়স্ক হতে হবে; জন্মতারিখ নেওয়া ও যাচাই করা হয়।</p><p>ইউজারনেম পরে বদলানো যায় না। আমাদের কেউ কখনো আপনার পাসওয়ার্ড চাইবে না।</p>',
    },
  ),
  article(
    'start',
    START,
    'login',
    { en: 'Log in and stay safe', bn: 'লগ ইন ও নিরাপত্তা' },
    {
      en: '<p>A session ends after 30 minutes without activity, and after 12 hours in any case. <strong>Remember me</strong> keeps this device for 24 hours; use it only on a device of your own.</p><p>After several wrong passwords we ask for a captcha, and then for some patience.</p>',
      bn: '<p>৩০ মিনিট নিষ্ক্রিয় থাকলে, এবং যেকোনো অবস্থায় ১২ ঘণ্টা পরে সেশন শেষ হয়। <strong>আমাকে মনে রাখুন</strong> এই ডিভাইসকে ২৪ ঘণ্টা মনে রাখে; শুধু নিজের ডিভাইসে ব্যবহার করুন।</p><p>কয়েকবার ভুল পাসওয়ার্ড দিলে ক্যাপচা চাওয়া হয়, এরপর কিছুক্ষণ অপেক্ষা করতে হয়।</p>',
    },
  ),
  article(
    'start',
    START,
    'trial',
    { en: 'Try without an account', bn: 'অ্যাকাউন্ট ছাড়া চেষ্টা' },
    {
      en: '<p>Games marked <strong>Demo</strong> open without an account. Demo play uses no money and pays none.</p>',
      bn: '<p><strong>ডেমো</strong> লেখা গেমগুলো অ্যাকাউন্ট ছাড়াই খোলে। ডেমোতে টাকা লাগে না, টাকা পাওয়াও যায় না।</p>',
    },
  ),
  article(
    'money',
    MONEY,
    'deposit',
    { en: 'Make a deposit', bn: 'টাকা জমা' },
    {
      en: '<p>Press <strong>Deposit</strong>, choose an amount and follow the payment page. Your balance changes as soon as the provider confirms, usually within seconds.</p><p>Should the page close on the way, look into the account record: a deposit is <em>pending</em>, <em>credited</em> or <em>failed</em>, and it is never credited twice.</p>',
      bn: '<p><strong>জমা</strong> চাপুন, পরিমাণ বেছে নিন এবং পেমেন্ট পাতার নির্দেশ মানুন। প্রদানকারী নিশ্চিত করলেই ব্যালান্স বদলায়, সাধারণত কয়েক সেকেন্ডে।</p><p>মাঝপথে পাতা বন্ধ হলে হিসাবের রেকর্ড দেখুন: জমা হয় <em>অপেক্ষমাণ</em>, <em>যোগ হয়েছে</em> বা <em>ব্যর্থ</em>; কখনো দুবার যোগ হয় না।</p>',
    },
  ),
  article(
    'money',
    MONEY,
    'records',
    { en: 'Find a bet or a payment', bn: 'বাজি বা লেনদেন খোঁজা' },
    {
      en: '<p><strong>Betting record</strong> lists every bet with its stake, payout and round. <strong>Account record</strong> lists every movement of your balance. Days begin at midnight of the time zone shown on the page.</p>',
      bn: '<p><strong>বেটিং রেকর্ড</strong>-এ প্রতিটি বাজি, তার অঙ্ক, প্রাপ্তি ও রাউন্ড থাকে। <strong>হিসাবের রেকর্ড</strong>-এ ব্যালান্সের প্রতিটি পরিবর্তন থাকে। দিন শুরু হয় পাতায় দেখানো সময় অঞ্চলের মধ্যরাতে।</p>',
    },
  ),
  article(
    'games',
    GAMES,
    'crash',
    { en: 'Crash', bn: 'ক্র্যাশ' },
    {
      en: '<p>Place a stake before the round begins. The multiplier climbs from 1.00 and stops at a point that was fixed before the first bet. Cash out earlier and you are paid stake times multiplier; be too late and the stake is lost.</p><p>You can set a multiplier at which you are cashed out by itself. Theoretical return: 99&nbsp;%.</p>',
      bn: '<p>রাউন্ড শুরুর আগে বাজি ধরুন। গুণক ১.০০ থেকে বাড়ে এবং এমন এক বিন্দুতে থামে, যা প্রথম বাজির আগেই নির্ধারিত। আগে তুলে নিলে বাজি গুণ গুণক পাবেন; দেরি হলে বাজি হারাবেন।</p><p>নির্দিষ্ট গুণকে নিজে নিজে তুলে নেওয়ার ব্যবস্থা আছে। তাত্ত্বিক ফেরত: ৯৯%।</p>',
    },
  ),
  article(
    'games',
    GAMES,
    'mines',
    { en: 'Mines', bn: 'মাইনস' },
    {
      en: '<p>Choose how many of the 25 tiles hide a mine, then open tiles. Each gem raises the multiplier; you may take the money after any gem. A mine ends the round.</p><p>With <em>m</em> mines and <em>k</em> gems found the multiplier is 0.99 times the number of ways to choose <em>k</em> of 25, divided by the ways to choose <em>k</em> of 25 minus <em>m</em>.</p>',
      bn: '<p>২৫টি ঘরের কয়টিতে মাইন থাকবে ঠিক করুন, তারপর ঘর খুলুন। প্রতিটি রত্নে গুণক বাড়ে; যেকোনো রত্নের পরে টাকা তুলে নিতে পারেন। মাইনে রাউন্ড শেষ।</p><p><em>m</em>টি মাইন ও <em>k</em>টি রত্নে গুণক = ০.৯৯ × ২৫ থেকে <em>k</em> বাছাইয়ের উপায় ÷ (২৫ − <em>m</em>) থেকে <em>k</em> বাছাইয়ের উপায়।</p>',
    },
  ),
  article(
    'games',
    GAMES,
    'fairness',
    { en: 'What provably fair means', bn: 'যাচাইযোগ্য ন্যায্যতা কী' },
    {
      en: '<p>A result is computed from a secret server seed, your client seed and a counter. We show the SHA-256 of the secret seed first, so that we cannot change it; once it is replaced, the seed itself is shown and everybody can compute every past result.</p><p>The <strong>fairness check</strong> in the betting record does this in your own browser, without asking us.</p>',
      bn: '<p>ফলাফল হিসাব হয় গোপন সার্ভার সিড, আপনার ক্লায়েন্ট সিড ও একটি গণক থেকে। গোপন সিডের SHA-256 আগে দেখানো হয়, তাই আমরা তা বদলাতে পারি না; সিড পাল্টানোর পর মূল সিড দেখানো হয় এবং যে কেউ পুরোনো সব ফল হিসাব করতে পারে।</p><p>বেটিং রেকর্ডের <strong>ন্যায্যতা যাচাই</strong> এই কাজ আপনার ব্রাউজারেই করে, আমাদের কাছে না জেনে।</p>',
    },
  ),
  article(
    'games',
    GAMES,
    'maintenance',
    { en: 'A game does not open', bn: 'গেম খুলছে না' },
    {
      en: '<p>A game that is under maintenance, or whose studio is not connected yet, cannot be opened; we then offer games that can. If an open game stops, your bets are safe: an unfinished round is settled or its stake is returned.</p>',
      bn: '<p>রক্ষণাবেক্ষণে থাকা গেম, বা যার স্টুডিও এখনো যুক্ত নয়, খোলা যায় না; তখন চালু গেমগুলো দেখানো হয়। চলতি গেম থেমে গেলেও বাজি নিরাপদ: অসমাপ্ত রাউন্ড নিষ্পত্তি হয় অথবা বাজি ফেরত আসে।</p>',
    },
  ),
  article(
    'care',
    CARE,
    'term',
    { en: 'Terms of use', bn: 'ব্যবহারের শর্ত' },
    {
      en: '<p>One account for each person, used by that person only, and only where online gaming is lawful for them. Bets are final once accepted; obvious errors of price or result are corrected by a reversal that the account record shows.</p><p>Accounts used for fraud, with false identity or by minors are closed. Disputes are settled by the round details kept with every bet.</p>',
      bn: '<p>প্রত্যেকের একটি অ্যাকাউন্ট, শুধু নিজের ব্যবহারের জন্য, এবং শুধু যেখানে অনলাইন গেমিং বৈধ। গৃহীত বাজি চূড়ান্ত; দাম বা ফলের স্পষ্ট ভুল উল্টো এন্ট্রি দিয়ে সংশোধন হয়, যা হিসাবের রেকর্ডে দেখা যায়।</p><p>প্রতারণা, মিথ্যা পরিচয় বা অপ্রাপ্তবয়স্কের অ্যাকাউন্ট বন্ধ করা হয়। বিরোধ মেটানো হয় প্রতিটি বাজির সঙ্গে রাখা রাউন্ডের তথ্য দেখে।</p>',
    },
  ),
  article(
    'care',
    CARE,
    'privacy',
    { en: 'What we keep about you', bn: 'আপনার কোন তথ্য রাখি' },
    {
      en: '<p>Your account name, contact data, date of birth, sessions and every movement of money. Passwords are kept as a hash that cannot be turned back. Game studios see an opaque id, never your name.</p>',
      bn: '<p>অ্যাকাউন্টের নাম, যোগাযোগের তথ্য, জন্মতারিখ, সেশন ও প্রতিটি লেনদেন। পাসওয়ার্ড এমন হ্যাশে রাখা হয় যা ফেরানো যায় না। গেম স্টুডিও শুধু একটি অর্থহীন আইডি দেখে, আপনার নাম নয়।</p>',
    },
  ),
  article(
    'care',
    CARE,
    'responsible',
    { en: 'Play with care', bn: 'দায়িত্ব নিয়ে খেলুন' },
    {
      en: '<p>Decide beforehand how much money and time you will spend. Do not borrow to play, do not chase losses, and take breaks. If play stops being fun, stop, and speak with somebody you trust.</p><ul><li>Groups such as Gamblers Anonymous meet in many countries and online.</li><li>Customer service closes your account at your word.</li></ul>',
      bn: '<p>আগেই ঠিক করুন কত টাকা ও সময় দেবেন। ধার করে খেলবেন না, ক্ষতির পিছু নেবেন না, বিরতি নিন। আনন্দ না থাকলে থামুন এবং বিশ্বস্ত কারও সঙ্গে কথা বলুন।</p><ul><li>গ্যাম্বলার্স অ্যানোনিমাসের মতো দল অনেক দেশে ও অনলাইনে সভা করে।</li><li>আপনি বললেই গ্রাহকসেবা অ্যাকাউন্ট বন্ধ করে দেয়।</li></ul>',
    },
  ),
];
