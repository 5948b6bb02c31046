import { lotteryRules } from '@marquee/contract/lottery/rules';
import type { LotteryShape } from '@marquee/contract/lottery/shape';
import { useMessages } from '@marquee/kit';
import { Dialog } from '@marquee/ui/dialog';
import { boardGroups } from '@marquee/contract/lottery/boards';
import { LOTTERY_MESSAGES } from '../messages/catalogue';
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
  const t = useMessages(LOTTERY_MESSAGES);
  return (
    <div className={styles.rules}>
      {boardGroups(lotteryRules(shape), 'LOTT').map(({ id, boards }) => (
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
      ))}
    </div>
  );
}
