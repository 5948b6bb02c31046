import type { RegisterField } from '@marquee/contract/calls/system';

/** Every field of the specification's registration with a rule, a valid value and invalid ones. */
interface FieldCase {
  readonly patternId: RegisterField['patternId'];
  readonly bounds: readonly [min: number, max: number];
  readonly good: string;
  /** Valid form, but below or above the length bounds; null where every text of the form has the same length. */
  readonly short: string | null;
  readonly long: string | null;
  /** Within the bounds, but of another form; null where any text is valid. */
  readonly wrong: string | null;
}

const field = (
  patternId: RegisterField['patternId'],
  bounds: FieldCase['bounds'],
  good: string,
  [short, long, wrong]: readonly [string | null, string | null, string | null],
): FieldCase => ({ patternId, bounds, good, short, long, wrong });

export const registrationCases: Readonly<Record<string, FieldCase>> = {
  username: field('letter-first-alphanumeric', [4, 16], 'shapla77', ['abc', 'a'.repeat(17), '1shapla']),
  password: field('any', [8, 64], 'Kingfisher-7-Boats', ['Boats-7', 'x1'.repeat(33), 'password123']),
  confirmPassword: field('any', [8, 64], 'Kingfisher-7-Boats', ['Boats-7', 'x1'.repeat(33), 'Kingfisher-8-Boats']),
  nickname: field('no-spaces', [2, 20], 'শাপলা', ['a', 'b'.repeat(21), 'two words']),
  payeeName: field('full-name', [3, 60], 'Amina Khatun', ['A B'.slice(0, 2), `${'a'.repeat(60)} b`, 'Amina 2 Khatun']),
  fullName: field('letters-spaces', [3, 60], 'আমিনা খাতুন', ['Al', 'b'.repeat(61), 'Amina-2']),
  email: field('email', [6, 60], 'amina@example.com', ['a@b.c', `${'a'.repeat(60)}@b.co`, 'amina at example.com']),
  mobileNum: field('mobile', [6, 15], '01712345678', ['01712', '0'.repeat(16), '0171234x678']),
  qqNum: field('digits', [5, 12], '1234567', ['1234', '1'.repeat(13), '12e45']),
  line: field('no-spaces', [3, 30], 'amina.line', ['ab', 'c'.repeat(31), 'amina line']),
  whatsapp: field('digits', [6, 15], '8801712345678', ['12345', '1'.repeat(16), '+8801712']),
  facebook: field('no-spaces', [3, 60], 'amina.khatun', ['ab', 'c'.repeat(61), 'amina khatun']),
  wechat: field('letters-digits-symbols', [3, 30], 'amina_7', ['ab', 'c'.repeat(31), 'আমিনা']),
  zalo: field('letters-or-digits', [3, 30], 'amina7', ['ab', 'c'.repeat(31), 'amina_7']),
  telegram: field('no-spaces', [3, 30], '@amina', ['ab', 'c'.repeat(31), 'am ina']),
  idNumber: field('alphanumeric-uppercase', [6, 20], 'A1234567', ['A1234', `A${'1'.repeat(20)}`, 'a1234567']),
  address: field('any', [5, 100], '12 River Road, Khulna', ['Road', 'r'.repeat(101), null]),
  nationality: field('letters-spaces', [3, 40], 'Bangladeshi', ['Bd', 'b'.repeat(41), 'BD 1']),
  occupation: field('letters-spaces', [3, 40], 'Teacher', ['It', 'b'.repeat(41), 'Teacher 2']),
  sourceOfIncome: field('letters-spaces', [3, 40], 'Salary', ['It', 'b'.repeat(41), '$$$$']),
  placeOfBirth: field('letters-spaces', [3, 40], 'Khulna', ['Kh', 'b'.repeat(41), 'Khulna 9000']),
  birthday: field('date-ymd', [10, 10], '1990-04-21', ['1990-4-1', '1990-04-210', '1990-02-31']),
  paymentPassword: field('digits', [6, 6], '402817', ['40281', '4028171', '40281a']),
  affiliateCode: field('letters-or-digits', [4, 16], 'SUNDAGENT', ['ABC', 'A'.repeat(17), 'SUND-AGENT']),
  recommenderId: field('letters-or-digits', [4, 16], 'SUNDAGENT', ['ABC', 'A'.repeat(17), 'SUND-AGENT']),
};

/** The rules that a brand would set for all of them. */
export const registrationRules: RegisterField[] = Object.entries(registrationCases).map(([name, rule], index) => ({
  name,
  required: true,
  order: index + 1,
  acceptedPattern: '*',
  patternId: rule.patternId,
  minLength: rule.bounds[0],
  maxLength: rule.bounds[1],
}));
