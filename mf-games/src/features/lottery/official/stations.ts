/** Names of the stations of Vietnam by the code of the calendar: proper names, the same in all languages. */
const STATIONS: Readonly<Record<string, string>> = {
  'ha-noi': 'Hà Nội',
  'quang-ninh': 'Quảng Ninh',
  'bac-ninh': 'Bắc Ninh',
  'hai-phong': 'Hải Phòng',
  'nam-dinh': 'Nam Định',
  'thai-binh': 'Thái Bình',
  hue: 'Huế',
  'kon-tum': 'Kon Tum',
  'khanh-hoa': 'Khánh Hòa',
  'phu-yen': 'Phú Yên',
  'dak-lak': 'Đắk Lắk',
  'quang-nam': 'Quảng Nam',
  'da-nang': 'Đà Nẵng',
  'binh-dinh': 'Bình Định',
  'quang-binh': 'Quảng Bình',
  'quang-tri': 'Quảng Trị',
  'gia-lai': 'Gia Lai',
  'ninh-thuan': 'Ninh Thuận',
  'dak-nong': 'Đắk Nông',
  'quang-ngai': 'Quảng Ngãi',
  'da-lat': 'Đà Lạt',
  'kien-giang': 'Kiên Giang',
  'tien-giang': 'Tiền Giang',
  'ca-mau': 'Cà Mau',
  'dong-thap': 'Đồng Tháp',
  tphcm: 'TP. HCM',
  'bac-lieu': 'Bạc Liêu',
  'ben-tre': 'Bến Tre',
  'vung-tau': 'Vũng Tàu',
  'can-tho': 'Cần Thơ',
  'dong-nai': 'Đồng Nai',
  'soc-trang': 'Sóc Trăng',
  'an-giang': 'An Giang',
  'binh-thuan': 'Bình Thuận',
  'tay-ninh': 'Tây Ninh',
  'binh-duong': 'Bình Dương',
  'tra-vinh': 'Trà Vinh',
  'vinh-long': 'Vĩnh Long',
  'binh-phuoc': 'Bình Phước',
  'hau-giang': 'Hậu Giang',
  'long-an': 'Long An',
};

/** A station that operators added later is named by its code. */
export const stationName = (code: string): string => STATIONS[code] ?? code;

/** The day of an issue: `20261124` of `20261124-tphcm`. */
export const dayOfIssue = (issue: string): string => issue.slice(0, 8);

/** The local day of an issue as an instant whose date is that day in every zone of the brands. */
export const noonOfIssue = (issue: string): string =>
  `${issue.slice(0, 4)}-${issue.slice(4, 6)}-${issue.slice(6, 8)}T06:00:00Z`;
