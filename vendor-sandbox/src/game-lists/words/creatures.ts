import { drawn } from './word';

export const creatures = [
  drawn('tiger', 'Tiger', 'বাঘ', 'বাঘের', 'Hổ'),
  drawn('lion', 'Lion', 'সিংহ', 'সিংহের', 'Sư Tử'),
  drawn('leopard', 'Leopard', 'চিতাবাঘ', 'চিতাবাঘের', 'Báo'),
  drawn('fox', 'Fox', 'শিয়াল', 'শিয়ালের', 'Cáo'),
  drawn('wolf', 'Wolf', 'নেকড়ে', 'নেকড়ের', 'Sói'),
  drawn('cat', 'Cat', 'বিড়াল', 'বিড়ালের', 'Mèo'),
  drawn('panda', 'Panda', 'পান্ডা', 'পান্ডার', 'Gấu Trúc'),
  drawn('rabbit', 'Rabbit', 'খরগোশ', 'খরগোশের', 'Thỏ'),
  drawn('monkey', 'Monkey', 'বানর', 'বানরের', 'Khỉ'),
  drawn('buffalo', 'Buffalo', 'মহিষ', 'মহিষের', 'Trâu'),
  drawn('deer', 'Stag', 'হরিণ', 'হরিণের', 'Nai'),
  drawn('horse', 'Horse', 'ঘোড়া', 'ঘোড়ার', 'Ngựa'),
  drawn('owl', 'Owl', 'পেঁচা', 'পেঁচার', 'Cú'),
  drawn('elephant', 'Elephant', 'হাতি', 'হাতির', 'Voi'),
  drawn('frog', 'Frog', 'ব্যাঙ', 'ব্যাঙের', 'Ếch'),
  drawn('eagle', 'Eagle', 'ঈগল', 'ঈগলের', 'Đại Bàng'),
  drawn('fish', 'Carp', 'কার্প', 'কার্পের', 'Cá Chép'),
  drawn('bird', 'Phoenix', 'ফিনিক্স', 'ফিনিক্সের', 'Phượng Hoàng'),
  drawn('peacock', 'Peacock', 'ময়ূর', 'ময়ূরের', 'Công'),
  drawn('turtle', 'Turtle', 'কচ্ছপ', 'কচ্ছপের', 'Rùa'),
  drawn('butterfly', 'Butterfly', 'প্রজাপতি', 'প্রজাপতির', 'Bướm'),
  drawn('bee', 'Bee', 'মৌমাছি', 'মৌমাছির', 'Ong'),
  drawn('dragon', 'Dragon', 'ড্রাগন', 'ড্রাগনের', 'Rồng'),
  drawn('cobra', 'Cobra', 'গোখরা', 'গোখরার', 'Rắn Hổ Mang'),
  drawn('crocodile', 'Crocodile', 'কুমির', 'কুমিরের', 'Cá Sấu'),
];

/** Creatures of the sea: heroes of the fish games. */
export const seaCreatures = [
  drawn('shark', 'Shark', 'হাঙর', 'হাঙরের', 'Cá Mập'),
  drawn('crab', 'Crab', 'কাঁকড়া', 'কাঁকড়ার', 'Cua'),
  drawn('octopus', 'Octopus', 'অক্টোপাস', 'অক্টোপাসের', 'Bạch Tuộc'),
  drawn('starfish', 'Starfish', 'তারামাছ', 'তারামাছের', 'Sao Biển'),
  drawn('turtle', 'Sea Turtle', 'সামুদ্রিক কচ্ছপ', 'সামুদ্রিক কচ্ছপের', 'Rùa Biển'),
  drawn('fish', 'Hilsa', 'ইলিশ', 'ইলিশের', 'Cá Trích'),
  drawn('dragon', 'Sea Dragon', 'সাগর ড্রাগন', 'সাগর ড্রাগনের', 'Rồng Biển'),
  drawn('pearl', 'Pearl Shell', 'মুক্তা ঝিনুক', 'মুক্তা ঝিনুকের', 'Trai Ngọc'),
  drawn('crocodile', 'Crocodile', 'কুমির', 'কুমিরের', 'Cá Sấu'),
];
