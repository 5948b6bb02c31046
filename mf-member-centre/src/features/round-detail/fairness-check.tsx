import { useBrand, useFormat, useLanguage, useMessages } from '@marquee/kit';
import { LinkButton } from '@marquee/ui';
import { CopyField } from '@marquee/ui/copy-field';
import { ExternalLink, ShieldCheck } from '@marquee/ui/icons';
import styles from './fairness-check.module.css';
import { type FairnessFacts, verifierUrl } from './round-result';

/** The commitments made before the round, and a link to verify them independently. */
export function FairnessCheck({ facts }: { readonly facts: FairnessFacts }) {
  const t = useMessages('member');
  const { number } = useFormat();
  const { playOrigin, code: brand } = useBrand();
  const lang = useLanguage();
  const copy = { copyLabel: t('security.copy'), copiedLabel: t('security.copied') };
  return (
    <section className={styles.check} aria-label={t('fairness.title')}>
      <header className={styles.header}>
        <ShieldCheck aria-hidden="true" />
        <div>
          <h3>{t('fairness.title')}</h3>
          <p>{t('fairness.hint')}</p>
        </div>
      </header>
      <CopyField
        label={t('fairness.seedHash')}
        value={'seedHash' in facts ? facts.seedHash : facts.serverSeedHash}
        {...copy}
      />
      {'clientSeed' in facts && <CopyField label={t('fairness.clientSeed')} value={facts.clientSeed} {...copy} />}
      <div className={styles.line}>
        {'nonce' in facts && (
          <p>
            {t('fairness.nonce')} <b>{number(facts.nonce)}</b>
          </p>
        )}
        <LinkButton
          variant="accent"
          icon={<ExternalLink aria-hidden="true" />}
          href={verifierUrl(playOrigin, facts, { brand, lang })}
          target="_blank"
          rel="noopener"
        >
          {t('fairness.verify')}
        </LinkButton>
      </div>
    </section>
  );
}
