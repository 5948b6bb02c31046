import { baccaratReturn } from '@marquee/contract/fairness/baccarat';
import { CRASH_MAX_HUNDREDTHS } from '@marquee/contract/fairness/crash';
import { HI_LO_MAX_CARDS } from '@marquee/contract/fairness/hi-lo';
import { MINES_CELLS } from '@marquee/contract/fairness/mines';
import { returnRangeOf } from '@marquee/contract/fairness/returns';
import { Dialog } from '@marquee/ui/dialog';
import { codeOf, type GameName, isInstantName } from '../app/game-name';
import { useGame } from '../app/game-context';
import { useFormat } from '../app/use-format';
import { useText } from '../app/use-text';
import styles from './rules-dialog.module.css';

interface RulesDialogProps {
  readonly game: GameName;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Keys of the texts of a game: its own, or those of all games of one call. */
const SECTIONS = { play: 'own', pay: 'own', fair: 'shared', broken: 'shared' } as const;

export function RulesDialog({ game, open, onOpenChange }: RulesDialogProps) {
  const t = useText();
  const format = useFormat();
  const { session } = useGame();
  const money = (amount: string) => format.money(amount, session.currencySymbol);
  const [minReturn, maxReturn] = returnRangeOf(codeOf(game));
  const kind = isInstantName(game) ? 'instant' : game;
  const facts = [
    ['rules.return', [...new Set([minReturn, maxReturn].map(format.exactPercent))].join(' – ')],
    ['rules.minStake', money(session.minStake)],
    ['rules.maxStake', money(session.maxStake)],
    ['rules.maxPayout', money(session.maxPayout)],
  ] as const;
  const values = {
    cells: format.number(MINES_CELLS),
    maxReturn: format.multiplier(CRASH_MAX_HUNDREDTHS),
    edge: format.percent(1 - maxReturn),
    cards: format.number(HI_LO_MAX_CARDS),
    player: format.exactPercent(baccaratReturn('player')),
    banker: format.exactPercent(baccaratReturn('banker')),
    tie: format.exactPercent(baccaratReturn('tie')),
    pair: format.exactPercent(baccaratReturn('playerPair')),
    minReturn: format.exactPercent(minReturn),
    best: format.exactPercent(maxReturn),
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('rules.title')} closeLabel={t('close')} size="md">
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {(['play', 'pay', 'fair', 'broken'] as const).map((section) => (
        <section key={section} className={styles.section}>
          <h3>{t(`rules.${section}.title`)}</h3>
          <p>
            {t(
              `rules.${section}.${SECTIONS[section] === 'own' ? game : section === 'broken' && game === 'hilo' ? 'mines' : kind}`,
              values,
            )}
          </p>
        </section>
      ))}
    </Dialog>
  );
}
