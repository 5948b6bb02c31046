import { expect, it } from 'vitest';
import { textFaults } from './text-faults';

it.each([
  ['ja', '残高 {{balance}}、Crash は 10 種類。', 'Balance {{balance}}, Crash has 10 kinds.'],
  ['ko', '최대 {max}까지 <1>약관</1>', 'Up to {max}, <1>terms</1>'],
  ['ru', 'Ставка 5 мин', 'Stake 5 min'],
  ['fr', 'Déposez au moins 1 000 €', 'Deposit at least 1,000 €'],
  ['ur', 'کیا آپ واقعی؟', 'Really?'],
  ['ja', '三等', 'Prize 3'],
] as const)('finds nothing wrong in a good text in %s', (language, text, english) => {
  expect(textFaults(text, english, language)).toEqual([]);
});

it.each([
  ['ja', 'Бонус', 'Bonus', 'has letters of another script: Бонус'],
  ['es', 'Bonо', 'Bonus', 'has letters of another script: о'],
  ['ja', 'deposit 入金', 'Top up', 'has Latin words that English lacks: deposit'],
  ['ne', '५ मिनेट', '5 minutes', 'has digits of another script: the page writes those of its brand'],
  ['ko', '분', '15 minutes', 'lacks the number 15'],
  ['ko', '안녕하세요. 감사합니다.', 'Hello.\n\nThank you.', 'has other lines than English'],
  ['tr', 'şartlar', '<1>terms</1>', 'has other elements than English'],
  ['fa', 'واریز, برداشت', 'Deposit, withdraw', 'has a mark that is written ،'],
  ['fa', 'كيف', 'Bag', 'has a mark that is written ی and ک'],
  ['ja', '入金。 ', 'Deposit.', 'begins or ends with other spaces than English'],
] as const)('names what is wrong in %s', (language, text, english, fault) => {
  expect(textFaults(text, english, language)).toContain(fault);
});
