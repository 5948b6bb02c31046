import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRepository } from '../paths';

interface Lottery {
  readonly game: string;
  readonly vendor: string;
  readonly area: string;
  readonly shape: string;
}
interface Listed {
  readonly game_code: string;
  readonly name: string;
  readonly names: Readonly<Record<string, string>>;
}
interface LotteryTexts {
  readonly shape: Readonly<Record<string, string>>;
  readonly gameWithPeriod: string;
  readonly official: { readonly game: Readonly<Record<string, string>> };
}

const read = (file: string): unknown => JSON.parse(readFileSync(inRepository(file), 'utf8'));
const latinDigits = (text: string): string => text.replace(/[০-৯]/g, (digit) => String('০১২৩৪৫৬৭৮৯'.indexOf(digit)));

it.each(['en', 'bn', 'vi', 'zh', 'th', 'hi', 'ar'])(
  'records and winners call every lottery as its lobby does, in %s',
  (language) => {
    const texts = read(`mf-games/src/features/lottery/messages/${language}.json`) as LotteryTexts;
    const lobbyName = ({ area, game, shape }: Lottery): string | undefined =>
      area === 'FAST'
        ? texts.gameWithPeriod
            .replace('{{game}}', texts.shape[shape] ?? '')
            .replace('{{minutes, number}}', game.split('_').at(-1) ?? '')
        : texts.official.game[game];
    const differing = (read('platform-api/src/seed/lottery/lotteries.json') as Lottery[]).flatMap((lottery) => {
      const { games } = read(`platform-api/vendor-lists/${lottery.vendor}.json`) as { games: Listed[] };
      const listed = games.find(({ game_code: code }) => code === lottery.game);
      const name = language === 'en' ? listed?.name : listed?.names[language];
      const expected = lobbyName(lottery);
      return expected !== undefined && latinDigits(name ?? '') === latinDigits(expected)
        ? []
        : [`${lottery.game}: ${name} instead of ${expected}`];
    });
    expect(differing).toEqual([]);
  },
);
