import { CRASH_EDGE, CRASH_MAX_HUNDREDTHS } from '@marquee/contract/fairness/crash';
import { MINES_CELLS, MINES_EDGE_PERCENT } from '@marquee/contract/fairness/mines';
import { Dialog } from '@marquee/ui/dialog';
import { useGame } from '../app/game-context';
import { useFormat } from '../app/use-format';
import { useText } from '../app/use-text';
import styles from './rules-dialog.module.css';

interface RulesDialogProps {
  readonly game: 'crash' | 'mines';
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

const RETURN = { crash: 1 - CRASH_EDGE, mines: 1 - Number(MINES_EDGE_PERCENT) / 100 };
const SECTIONS = ['play', 'pay', 'fair', 'broken'] as const;

export function RulesDialog({ game, open, onOpenChange }: RulesDialogProps) {
  const t = useText();
  const format = useFormat();
  const { session } = useGame();
  const money = (amount: string) => format.money(amount, session.currencySymbol);
  const facts = [
    ['rules.return', format.percent(RETURN[game])],
    ['rules.minStake', money(session.minStake)],
    ['rules.maxStake', money(session.maxStake)],
    ['rules.maxPayout', money(session.maxPayout)],
  ] as const;
  const values = {
    cells: format.number(MINES_CELLS),
    most: format.multiplier(CRASH_MAX_HUNDREDTHS),
    edge: format.percent(1 - RETURN[game]),
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
      {SECTIONS.map((section) => (
        <section key={section} className={styles.section}>
          <h3>{t(`rules.${section}.title`)}</h3>
          <p>{t(`rules.${section}.${game}`, values)}</p>
        </section>
      ))}
    </Dialog>
  );
}
