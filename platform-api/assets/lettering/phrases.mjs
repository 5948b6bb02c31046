/** Lettering of the banners by phrase and language. `size` is `headline` or `line`. */
export const PHRASES = {
  'forest-awake': { size: 'headline', en: 'The forest is awake', bn: 'জেগে আছে সুন্দরবন', vi: 'Rừng đêm thức giấc' },
  'forest-awake-line': {
    size: 'line',
    en: 'Play by moonlight. Every round can be checked.',
    bn: 'চাঁদের আলোয় খেলুন। প্রতিটি রাউন্ড যাচাই করা যায়।',
    vi: 'Chơi dưới ánh trăng. Ván nào cũng kiểm chứng được.',
  },
  'ride-crash': {
    size: 'headline',
    en: 'Rise, and leave in time',
    bn: 'উড়ুন, ঠিক সময়ে নামুন',
    vi: 'Bay cao, xuống đúng lúc',
  },
  'ride-crash-line': {
    size: 'line',
    en: 'Crash: the multiplier climbs until it does not.',
    bn: 'ক্র্যাশ: গুণক বাড়ে, যতক্ষণ না থামে।',
    vi: 'Crash: hệ số tăng cho đến khi dừng.',
  },
  'mines-field': { size: 'headline', en: 'One more gem?', bn: 'আরেকটি রত্ন?', vi: 'Thêm một viên ngọc?' },
  'mines-field-line': {
    size: 'line',
    en: 'Mines: 25 tiles, and the nerve to stop.',
    bn: 'মাইনস: পঁচিশটি ঘর, আর থামার সাহস।',
    vi: 'Dò Mìn: 25 ô và bản lĩnh dừng lại.',
  },
  'midnight-prime': { size: 'headline', en: 'Midnight is prime time', bn: 'মধ্যরাতই সেরা সময়', vi: 'Nửa đêm là giờ vàng' },
  'midnight-prime-line': {
    size: 'line',
    en: 'The harbour lights are on. So are the tables.',
    bn: 'বন্দরের আলো জ্বলছে, খেলাও চলছে।',
    vi: 'Bến cảng lên đèn, cuộc chơi mở màn.',
  },
  'fair-check': {
    size: 'headline',
    en: 'Fair, and you can prove it',
    bn: 'ন্যায্য খেলা, নিজেই যাচাই করুন',
    vi: 'Công bằng, tự kiểm chứng',
  },
  'own-limits': {
    size: 'headline',
    en: 'Your game, your limits',
    bn: 'আপনার খেলা, আপনার সীমা',
    vi: 'Cuộc chơi của bạn, giới hạn của bạn',
  },
};
