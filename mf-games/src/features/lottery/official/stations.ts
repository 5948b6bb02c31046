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

/** A station that operators added later is named by its code; two stations together by both names. */
export const stationName = (code: string): string =>
  code
    .split('_')
    .map((station) => STATIONS[station] ?? station)
    .join(' + ');

/** The day of an issue: `20261124` of `20261124-tphcm`. An issue of a fast lottery stands for itself. */
export const dayOfIssue = (issue: string): string => issue.split('-', 1)[0] ?? issue;

/** The station of an issue: `da-nang` of `20261124-da-nang`; null without one. */
export const stationOfIssue = (issue: string): string | null => issue.slice(dayOfIssue(issue).length + 1) || null;

const DAY = /^\d{4}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(-|$)/;

/** Whether an issue is named by its day; operators may name others. */
export const isDayIssue = (issue: string): boolean => DAY.test(issue);

/** Whether an issue is one of many of its day: day and number, `202611240417`. */
export const isNumberedIssue = (issue: string): boolean => /^\d{12}$/.test(issue);

/** The local day of an issue as an instant whose date is that day in every zone of the brands. */
export const noonOfIssue = (issue: string): string =>
  `${issue.slice(0, 4)}-${issue.slice(4, 6)}-${issue.slice(6, 8)}T06:00:00Z`;
