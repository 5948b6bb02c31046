import type { SeedPair } from '@marquee/contract/in-house';
import { LinkButton } from '@marquee/ui';
import { CopyField } from '@marquee/ui/copy-field';
import { ShieldCheck } from '@marquee/ui/icons';
import type { GameName } from '../app/game-name';
import { useFormat } from '../app/use-format';
import { useText } from '../app/use-text';
import { useVerifyHref } from '../verify/use-verify-href';
import { readVerifyHash } from '../verify/verify-params';
import styles from './fairness-dialog.module.css';

interface RevealedPairProps {
  readonly game: GameName;
  readonly pair: NonNullable<SeedPair['revealed']>;
}

/** The previous pair: its seed is revealed, so its rounds can be verified. */
export function RevealedPair({ game, pair }: RevealedPairProps) {
  const t = useText();
  const format = useFormat();
  const verifyHref = useVerifyHref();
  const { serverSeed, serverSeedHash, clientSeed, rounds } = pair;
  const texts = { copyLabel: t('copy'), copiedLabel: t('copied') };
  return (
    <section className={`${styles.group} ${styles.past}`}>
      <h3>{t('fairness.revealed')}</h3>
      <CopyField label={t('fairness.serverSeed')} value={serverSeed} {...texts} />
      <CopyField label={t('fairness.serverSeedHash')} value={serverSeedHash} {...texts} />
      <CopyField label={t('fairness.clientSeed')} value={clientSeed} {...texts} />
      <p className={styles.line}>
        {t('fairness.rounds')} <strong>{format.number(rounds)}</strong>
      </p>
      {game !== 'crash' && rounds > 0 && (
        <LinkButton
          href={verifyHref(
            readVerifyHash(
              `#${new URLSearchParams({ game, serverSeed, serverSeedHash, clientSeed, nonce: String(rounds - 1) })}`,
            ),
          )}
          target="_blank"
          rel="noopener"
          icon={<ShieldCheck aria-hidden="true" />}
        >
          {t('fairness.verify')}
        </LinkButton>
      )}
    </section>
  );
}
