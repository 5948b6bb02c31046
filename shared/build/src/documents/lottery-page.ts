import { returnOf } from '@marquee/contract/lottery/returns';
import { lotteryRules } from '@marquee/contract/lottery/rules';
import type { LotteryKind } from '@marquee/contract/lottery/selection/kind';
import { ODDS_SCALE } from '@marquee/contract/lottery/selection/price';
import { LOTTERY_SHAPES, type LotteryShape } from '@marquee/contract/lottery/shape';

const INTRO = `# Rules of the lotteries

Every kind of bet by the shape of the result. The rules are in \`shared/contract/src/lottery\`; what kinds are called for members is
in the message catalogues.

- **Unit**: what one unit of the selection names. A line stakes units x cost x unit stake.
- **Odds**: what a winning unit pays for a unit stake, stake included, where a brand sets no others. Official mode pays total / winning x prize group / 2000.
- **Return**: the part of the stake that comes back on average at these odds. The tests settle all results to prove it.
`;

/** The kinds of all shapes for people, as Markdown. */
export const lotteryPage = (): string => [INTRO, ...LOTTERY_SHAPES.map(sectionOf)].join('\n');

function sectionOf(shape: LotteryShape): string {
  const { kinds, version } = lotteryRules(shape);
  return [
    `## ${shape}\n`,
    `Rules ${version}, ${kinds.length} kinds.\n`,
    '| kind | family | unit | cost | odds | return | mode |',
    '|---|---|---|---:|---:|---:|---|',
    ...kinds.map(rowOf),
    '',
  ].join('\n');
}

function rowOf(kind: LotteryKind): string {
  const { code, family, cost, odds, modes } = kind;
  const cells = [
    code,
    family,
    unitOf(kind),
    cost,
    oddsOf(kind, odds),
    returnOf(kind, odds).toFixed(3),
    modes.join(', '),
  ];
  return `| ${cells.join(' | ')} |`;
}

function unitOf(kind: LotteryKind): string {
  const { size } = kind.outcomes;
  switch (kind.family) {
    case 'list':
      return size === 1 ? kind.outcomes.nameOf(0) : `1 of ${size}`;
    case 'all':
      return `${kind.k} of ${size}, all drawn`;
    case 'none':
      return `${kind.k} of ${size}, none drawn`;
    case 'cover':
      return `${kind.k} of ${size} with all ${kind.drawn} drawn`;
    case 'columns':
      return `${kind.pools.length} columns of ${size}${kind.isDistinct ? ', no repeats' : ''}`;
    case 'group':
      return kind.pattern.map(({ times, take }) => `${take} drawn ${times} x`).join(', ');
  }
}

/** Prize tiers are joined by a stroke. */
function oddsOf(kind: LotteryKind, odds: number): string {
  const [first = 1, ...others] = kind.family === 'list' ? kind.tiers : [1];
  return [first, ...others].map((tier) => ((odds * tier) / first / ODDS_SCALE).toLocaleString('en')).join(' / ');
}
