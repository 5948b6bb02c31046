import type { MemberInfo } from '@marquee/contract/session';
import { useLanguage, useMessages } from '@marquee/kit';
import { CopyField } from '@marquee/ui/copy-field';
import styles from './security-centre.module.css';

interface AccountFactsProps {
  readonly member: MemberInfo;
  readonly registeredAt: string;
}

export function AccountFacts({ member, registeredAt }: AccountFactsProps) {
  const t = useMessages('member');
  const language = useLanguage();
  const { account, currency, id } = member;
  const facts: ReadonlyArray<readonly [string, string]> = [
    ['userName', account],
    ['currency', `${new Intl.DisplayNames(language, { type: 'currency' }).of(currency) ?? ''} (${currency})`],
    ['registeredAt', registeredAt],
  ];
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`security.facts.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <CopyField
        label={t('security.facts.memberId')}
        value={id}
        copyLabel={t('security.copy')}
        copiedLabel={t('security.copied')}
      />
    </>
  );
}
