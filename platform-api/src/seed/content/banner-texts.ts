import type { BannerSceneName } from '../../modules/games/art/banners';
import type { Localised } from '../../platform/localised';

/** What a banner says over its picture. */
interface BannerText {
  readonly title: Localised;
  readonly text: Localised;
  /** Label of the button that leads to the banner's target. */
  readonly action: Localised;
}

const SEE_GAMES: Localised = {
  en: 'See the games',
  bn: 'গেমগুলো দেখুন',
  vi: 'Xem trò chơi',
  zh: '查看游戏',
  th: 'ดูเกม',
  hi: 'गेम देखें',
  ar: 'تصفّح الألعاب',
};

const NIGHTS: Readonly<Record<string, BannerText>> = {
  sundarban: {
    title: {
      en: 'The forest is awake',
      bn: 'জেগে আছে সুন্দরবন',
      vi: 'Rừng đêm thức giấc',
      zh: '森林已经醒来',
      th: 'ผืนป่ายามค่ำคืนตื่นแล้ว',
      hi: 'जंगल जाग उठा है',
      ar: 'الغابة مستيقظة',
    },
    text: {
      en: 'Play by moonlight. Every round can be checked.',
      bn: 'চাঁদের আলোয় খেলুন। প্রতিটি রাউন্ড যাচাই করা যায়।',
      vi: 'Chơi dưới ánh trăng. Ván nào cũng kiểm chứng được.',
      zh: '月光下畅玩，每一局都可验证。',
      th: 'เล่นใต้แสงจันทร์ ตรวจสอบได้ทุกรอบ',
      hi: 'चाँदनी में खेलें। हर राउंड की जाँच की जा सकती है।',
      ar: 'العب تحت ضوء القمر، ويمكنك التحقق من كل جولة.',
    },
    action: SEE_GAMES,
  },
  meridian: {
    title: {
      en: 'Midnight is prime time',
      bn: 'মধ্যরাতই সেরা সময়',
      vi: 'Nửa đêm là giờ vàng',
      zh: '午夜正是黄金时段',
      th: 'เที่ยงคืนคือช่วงเวลาทอง',
      hi: 'आधी रात ही असली समय है',
      ar: 'منتصف الليل وقت الذروة',
    },
    text: {
      en: 'The harbour lights are on. So are the tables.',
      bn: 'বন্দরের আলো জ্বলছে, খেলাও চলছে।',
      vi: 'Bến cảng lên đèn, cuộc chơi mở màn.',
      zh: '港湾灯火通明，牌桌已经开放。',
      th: 'ไฟท่าเรือสว่างแล้ว โต๊ะเกมก็เปิดแล้ว',
      hi: 'बंदरगाह की बत्तियाँ जल उठी हैं, टेबल भी खुल गई हैं।',
      ar: 'أضواء الميناء مضاءة، والطاولات مفتوحة.',
    },
    action: SEE_GAMES,
  },
};

const TEXTS: Readonly<Record<Exclude<BannerSceneName, 'night'>, BannerText>> = {
  ride: {
    title: {
      en: 'Rise, and leave in time',
      bn: 'উড়ুন, ঠিক সময়ে নামুন',
      vi: 'Bay cao, xuống đúng lúc',
      zh: '一飞冲天，及时离场',
      th: 'บินให้สูง ลงให้ทัน',
      hi: 'ऊँचा उड़ें, समय पर उतरें',
      ar: 'حلّق عاليًا واخرج في الوقت المناسب',
    },
    text: {
      en: 'Crash: the multiplier climbs until it does not.',
      bn: 'ক্র্যাশ: গুণক বাড়ে, যতক্ষণ না থামে।',
      vi: 'Tên Lửa: hệ số tăng cho đến khi dừng.',
      zh: '火箭：倍数不断上升，直到停下。',
      th: 'แครช: ตัวคูณพุ่งขึ้นจนกว่าจะหยุด',
      hi: 'क्रैश: गुणक रुकने तक बढ़ता रहता है।',
      ar: 'كراش: يرتفع المضاعف إلى أن يتوقف.',
    },
    action: {
      en: 'Play Crash',
      bn: 'ক্র্যাশ খেলুন',
      vi: 'Chơi Tên Lửa',
      zh: '玩火箭',
      th: 'เล่นแครช',
      hi: 'क्रैश खेलें',
      ar: 'العب كراش',
    },
  },
  field: {
    title: {
      en: 'One more gem?',
      bn: 'আরেকটি রত্ন?',
      vi: 'Thêm một viên ngọc?',
      zh: '再来一颗宝石？',
      th: 'เอาอัญมณีอีกสักเม็ดไหม',
      hi: 'एक और रत्न?',
      ar: 'جوهرة أخرى؟',
    },
    text: {
      en: 'Mines: 25 tiles, and the nerve to stop.',
      bn: 'মাইনস: পঁচিশটি ঘর, আর থামার সাহস।',
      vi: 'Dò Mìn: 25 ô và bản lĩnh dừng lại.',
      zh: '扫雷：25 个方格，见好就收。',
      th: 'ไมน์ส: 25 ช่อง กับใจที่กล้าพอจะหยุด',
      hi: 'माइन्स: 25 खाने, और रुकने का हौसला।',
      ar: 'ألغام: 25 مربعًا، والحكمة أن تعرف متى تتوقف.',
    },
    action: {
      en: 'Play Mines',
      bn: 'মাইনস খেলুন',
      vi: 'Chơi Dò Mìn',
      zh: '玩扫雷',
      th: 'เล่นไมน์ส',
      hi: 'माइन्स खेलें',
      ar: 'العب ألغام',
    },
  },
  seal: {
    title: {
      en: 'Fair, and you can prove it',
      bn: 'ন্যায্য খেলা, নিজেই যাচাই করুন',
      vi: 'Công bằng, tự kiểm chứng',
      zh: '公平，由您验证',
      th: 'ยุติธรรม และพิสูจน์ได้เอง',
      hi: 'निष्पक्ष, और आप खुद जाँच सकते हैं',
      ar: 'عدالة يمكنك إثباتها بنفسك',
    },
    text: {
      en: 'Check the result of any round yourself.',
      bn: 'যেকোনো রাউন্ডের ফলাফল নিজেই মিলিয়ে দেখুন।',
      vi: 'Tự kiểm tra kết quả của bất kỳ ván nào.',
      zh: '任何一局的结果，您都可以自行核对。',
      th: 'ตรวจสอบผลของทุกรอบได้ด้วยตัวเอง',
      hi: 'किसी भी राउंड का परिणाम खुद जाँचें।',
      ar: 'تحقق بنفسك من نتيجة أي جولة.',
    },
    action: {
      en: 'See how it works',
      bn: 'কীভাবে কাজ করে দেখুন',
      vi: 'Xem cách hoạt động',
      zh: '了解原理',
      th: 'ดูวิธีการทำงาน',
      hi: 'देखें यह कैसे काम करता है',
      ar: 'اعرف كيف يعمل ذلك',
    },
  },
  course: {
    title: {
      en: 'Your game, your limits',
      bn: 'আপনার খেলা, আপনার সীমা',
      vi: 'Cuộc chơi của bạn, giới hạn của bạn',
      zh: '您的游戏，您的限额',
      th: 'เกมของคุณ ขีดจำกัดของคุณ',
      hi: 'आपका खेल, आपकी सीमा',
      ar: 'لعبتك وحدودك بيدك',
    },
    text: {
      en: 'Set limits for deposits, losses and time.',
      bn: 'ডিপোজিট, ক্ষতি আর সময়ের সীমা ঠিক করুন।',
      vi: 'Đặt giới hạn cho tiền nạp, tiền thua và thời gian.',
      zh: '为存款、亏损和时间设定限额。',
      th: 'ตั้งขีดจำกัดการฝากเงิน ยอดเสีย และเวลา',
      hi: 'जमा, हार और समय की सीमा तय करें।',
      ar: 'ضع حدودًا للإيداع والخسارة والوقت.',
    },
    action: {
      en: 'Set limits',
      bn: 'সীমা ঠিক করুন',
      vi: 'Đặt giới hạn',
      zh: '设定限额',
      th: 'ตั้งขีดจำกัด',
      hi: 'सीमा तय करें',
      ar: 'ضع حدودك',
    },
  },
};

/** @throws RangeError where the brand has no scene of that name */
export function bannerText(brand: string, scene: BannerSceneName): BannerText {
  const text = scene === 'night' ? NIGHTS[brand] : TEXTS[scene];
  if (!text) throw new RangeError(`no text of ${scene} for ${brand}`);
  return text;
}
