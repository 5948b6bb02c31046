import type { GameName } from './slot-names';

interface LotterySeed extends GameName {
  readonly code: string;
}

const lottery = (
  code: string,
  en: string,
  bn: string,
  vi: string,
  motif = 'drawDrum/pagoda/lottoBalls',
): LotterySeed => ({ code, en, bn, vi, motif });

/** Draw lotteries of the area; `TCG_LOTTO_VN` is the card by which the specification knows the e-lottery prize mode. */
export const lotteries: readonly LotterySeed[] = [
  lottery('TCG_LOTTO_VN', 'Vietnam Lottery', 'ভিয়েতনাম লটারি', 'Xổ Số Việt Nam'),
  lottery('VN_NORTH', 'Northern Draw', 'উত্তরাঞ্চল ড্র', 'Xổ Số Miền Bắc'),
  lottery('VN_CENTRAL', 'Central Draw', 'মধ্যাঞ্চল ড্র', 'Xổ Số Miền Trung', 'ticket/waves/lottoBalls'),
  lottery('VN_SOUTH', 'Southern Draw', 'দক্ষিণাঞ্চল ড্র', 'Xổ Số Miền Nam', 'lottoBalls/mangroves/ticket'),
  lottery('HANOI_4', 'Hanoi Four', 'হ্যানয় ফোর', 'Hà Nội Bốn Số', 'lottoBalls/pagoda/ticket'),
  lottery('HANOI_5', 'Hanoi Five', 'হ্যানয় ফাইভ', 'Hà Nội Năm Số', 'drawDrum/city/ticket'),
  lottery('THAI_GOV', 'Thai Fortnight', 'থাই পাক্ষিক', 'Xổ Số Thái Lan', 'ticket/palace/lottoBalls'),
  lottery('LAO_DEV', 'Lao Evening', 'লাও সান্ধ্য', 'Xổ Số Lào', 'lottoBalls/mountains/ticket'),
  lottery('SEA_4D', 'Harbour 4D', 'বন্দর ফোর ডি', '4D Bến Cảng', 'drawDrum/waves/lottoBalls'),
  lottery('SEA_6D', 'Harbour 6D', 'বন্দর সিক্স ডি', '6D Bến Cảng', 'ticket/city/lottoBalls'),
  lottery('DAILY_3', 'Daily Three', 'দৈনিক তিন', 'Ba Số Hằng Ngày', 'lottoBalls/clouds/ticket'),
  lottery('WEEKLY_7', 'Weekly Seven', 'সাপ্তাহিক সাত', 'Bảy Số Hằng Tuần', 'ticket/stage/lottoBalls'),
];
