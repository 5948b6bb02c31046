import { place } from './word';

export const places = [
  place('mangroves', 'the Delta', 'বদ্বীপ', 'বদ্বীপের', 'Châu Thổ'),
  place('mountains', 'the Hills', 'পাহাড়', 'পাহাড়ের', 'Đồi Núi'),
  place('waves', 'the Bay', 'উপসাগর', 'উপসাগরের', 'Vịnh Biển'),
  place('palace', 'the Palace', 'প্রাসাদ', 'প্রাসাদের', 'Cung Điện'),
  place('dunes', 'the Desert', 'মরুভূমি', 'মরুভূমির', 'Sa Mạc'),
  place('pagoda', 'the Temple', 'মন্দির', 'মন্দিরের', 'Đền Cổ'),
  place('city', 'the City', 'নগর', 'নগরের', 'Thành Phố'),
  place('reeds', 'the River', 'নদী', 'নদীর', 'Dòng Sông'),
  place('clouds', 'the Sky', 'আকাশ', 'আকাশের', 'Bầu Trời'),
  place('trees', 'the Forest', 'অরণ্য', 'অরণ্যের', 'Rừng Xanh'),
  place('seabed', 'the Deep', 'অতল', 'অতলের', 'Biển Sâu'),
  place('palace', 'the Kingdom', 'রাজ্য', 'রাজ্যের', 'Vương Quốc'),
  place('mountains', 'the Volcano', 'আগ্নেয়গিরি', 'আগ্নেয়গিরির', 'Núi Lửa'),
  place('waves', 'the Harbour', 'বন্দর', 'বন্দরের', 'Bến Cảng'),
  place('trees', 'the Garden', 'বাগান', 'বাগানের', 'Khu Vườn'),
  place('reeds', 'the Lake', 'হ্রদ', 'হ্রদের', 'Mặt Hồ'),
  place('clouds', 'the Monsoon', 'বর্ষা', 'বর্ষার', 'Gió Mùa'),
  place('city', 'the Night', 'রাত', 'রাতের', 'Màn Đêm'),
  place('mangroves', 'the Island', 'দ্বীপ', 'দ্বীপের', 'Hòn Đảo'),
  place('pagoda', 'the Valley', 'উপত্যকা', 'উপত্যকার', 'Thung Lũng'),
];
