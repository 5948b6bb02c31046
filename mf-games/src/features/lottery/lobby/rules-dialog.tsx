import { type LotteryRules, lotteryRules } from '@marquee/contract/lottery/rules';
import type { LotteryShape } from '@marquee/contract/lottery/shape';
import { useMessages } from '@marquee/kit';
import { Dialog } from '@marquee/ui/dialog';
import { boardGroups } from '@marquee/contract/lottery/boards';
import { LOTTERY_MESSAGES } from '../messages/catalogue';
import { useOfficialTexts } from '../official/use-official-texts';
import styles from './rules-dialog.module.css';

interface RulesDialogProps {
  /** Closed without one. */
  readonly shape: LotteryShape | null;
  readonly onClose: () => void;
}

/** Every bet of a kind of lottery, as its room defines it. */
export function RulesDialog({ shape, onClose }: RulesDialogProps) {
  const t = useMessages(LOTTERY_MESSAGES);
  return (
    <Dialog
      open={shape !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={shape ? t('lobby.rulesOf', { game: t(`shape.${shape}`) }) : ''}
      description={shape ? t(`about.${shape}`) : ''}
      closeLabel={t('close')}
      size="lg"
    >
      {shape && <Rules shape={shape} />}
    </Dialog>
  );
}

function Rules({ shape }: { readonly shape: LotteryShape }) {
  const rules = lotteryRules(shape);
  return (
    <div className={styles.rules}>
      {rules.form.type === 'prizes' ? <Kinds rules={rules} /> : <Tree rules={rules} />}
    </div>
  );
}

interface RulesProps {
  readonly rules: LotteryRules;
}

/** Bets of the board of prizes, which have no groups. */
function Kinds({ rules }: RulesProps) {
  const texts = useOfficialTexts();
  return (
    <dl className={styles.bets}>
      {rules.kinds.map((kind) => (
        <div key={kind.code} className={styles.bet}>
          <dt>{texts.kind(kind)}</dt>
          <dd>{texts.definition(kind)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Tree({ rules }: RulesProps) {
  const t = useMessages(LOTTERY_MESSAGES);
  const official = boardGroups(rules, 'LOTT');
  return (official.length > 0 ? official : boardGroups(rules, 'ZY')).map(({ id, boards }) => (
    <section key={id}>
      <h3 className={styles.group}>{t(`group.${id}`)}</h3>
      <dl className={styles.bets}>
        {boards.map(({ id: boardId, play }) => (
          <div key={boardId} className={styles.bet}>
            <dt>{t(`play.${play}.name`)}</dt>
            <dd>{t(`play.${play}.text`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}
