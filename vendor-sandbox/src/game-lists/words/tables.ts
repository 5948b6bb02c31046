import { adjective, drawn } from './word';

/** What the live tables play (`src/kinds/live`). */
export const liveTables = [
  drawn('baize', 'Baccarat', 'ব্যাকারাট', 'ব্যাকারাটের', 'Baccarat'),
  drawn('roulette', 'Roulette', 'রুলেট', 'রুলেটের', 'Roulette'),
  drawn('dragonTiger', 'Dragon Tiger', 'ড্রাগন টাইগার', 'ড্রাগন টাইগারের', 'Rồng Hổ'),
  drawn('dice', 'Sic Bo', 'সিক বো', 'সিক বো-র', 'Tài Xỉu'),
];

/** What the tables between players play (`src/kinds/pvp`): hold'em, under three names, and Teen Patti. */
export const cardGames = [
  drawn('chips', 'Hold Poker', 'হোল্ড পোকার', 'হোল্ড পোকারের', 'Poker'),
  drawn('pair', 'Texas Poker', 'টেক্সাস পোকার', 'টেক্সাস পোকারের', 'Poker Texas'),
  drawn('cards', 'Teen Patti', 'তিন পাত্তি', 'তিন পাত্তির', 'Teen Patti'),
  drawn('baize', 'Limit Poker', 'লিমিট পোকার', 'লিমিট পোকারের', 'Poker Giới Hạn'),
];

export const fastDraws = [
  drawn('lottoBalls', '5D', 'ফাইভ ডি', 'ফাইভ ডি-র', '5D'),
  drawn('podium', 'PK10', 'পিকে টেন', 'পিকে টেনের', 'PK10'),
  drawn('dice', 'K3', 'কে থ্রি', 'কে থ্রি-র', 'K3'),
  drawn('drawDrum', '11x5', 'ইলেভেন এক্স ফাইভ', 'ইলেভেন এক্স ফাইভের', '11x5'),
  drawn('lottoBalls', 'Lucky 28', 'লাকি টুয়েন্টি এইট', 'লাকি টুয়েন্টি এইটের', 'May Mắn 28'),
  drawn('ticket', 'Keno', 'কেনো', 'কেনোর', 'Keno'),
];

/** Names of rooms and tables. */
export const rooms = [
  adjective('Lotus', 'পদ্ম', 'Sen'),
  adjective('Jade', 'জেড', 'Ngọc'),
  adjective('Amber', 'অ্যাম্বার', 'Hổ Phách'),
  adjective('River', 'নদী', 'Dòng Sông'),
  adjective('Pearl', 'মুক্তা', 'Ngọc Trai'),
  adjective('Crown', 'মুকুট', 'Vương Miện'),
  adjective('Garden', 'বাগান', 'Khu Vườn'),
  adjective('Monsoon', 'বর্ষা', 'Gió Mùa'),
  adjective('Sunrise', 'ভোর', 'Bình Minh'),
  adjective('Courtyard', 'উঠান', 'Sân Nhà'),
  adjective('Grand', 'গ্র্যান্ড', 'Đại Sảnh'),
  adjective('Speed', 'স্পিড', 'Siêu Tốc'),
  adjective('Moonlit', 'জ্যোৎস্না', 'Ánh Trăng'),
  adjective('Emerald', 'পান্না', 'Lục Bảo'),
  adjective('Royal', 'রয়্যাল', 'Hoàng Gia'),
  adjective('Harbour', 'বন্দর', 'Bến Cảng'),
];

/** Lengths of an issue of the fast draws. */
export const paces = [
  adjective('30-Second', '৩০ সেকেন্ড', '30 Giây'),
  adjective('1-Minute', '১ মিনিট', '1 Phút'),
  adjective('3-Minute', '৩ মিনিট', '3 Phút'),
  adjective('5-Minute', '৫ মিনিট', '5 Phút'),
  adjective('10-Minute', '১০ মিনিট', '10 Phút'),
];

/** What one does in the sea. */
export const hunts = [
  adjective('Hunt', 'শিকার', 'Săn'),
  adjective('Net', 'জাল', 'Lưới'),
  adjective('Cannon', 'কামান', 'Pháo Bắn'),
  adjective('Reef', 'প্রবাল', 'Rạn San Hô'),
  adjective('Storm', 'ঝড়', 'Bão Biển'),
  adjective('Harvest', 'ফসল', 'Mùa Lưới'),
];
