import type { CallValue } from '@marquee/contract/calls/index';
import { AGENT_TYPES } from '@marquee/contract/constants';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Breadcrumbs } from '@marquee/ui/page';
import { Link } from 'react-router-dom';
import { FactList } from '../../../lib/layout/fact-list';
import styles from './lines.module.css';
import { useLineFormat } from './use-line-format';

export type ShownLine = CallValue<'lines.show'>;

export const lineAddress = (brand: string, account: string) => `/lines/${brand}?${new URLSearchParams({ account })}`;

/** Everybody above a member, and what the account is. */
export function LinePlace({ brand, line }: { readonly brand: string; readonly line: ShownLine }) {
  const t = useMessages('console');
  const { number } = useLineFormat();
  const { account, type, uplines, prizeGroup, members, direct } = line;
  return (
    <>
      {uplines.length === 0 ? (
        <p className={styles.top}>{t('lines.top')}</p>
      ) : (
        <Breadcrumbs
          label={t('lines.uplines')}
          ancestors={uplines.map((upline) => ({
            id: upline.memberId,
            link: (
              <Link to={lineAddress(brand, upline.account)}>
                <bdi>{upline.account}</bdi>
              </Link>
            ),
          }))}
          current={account}
        />
      )}
      <FactList
        facts={[
          [t('lines.type'), <TypeName key="type" type={type} />],
          [t('lines.group'), prizeGroup ?? '–'],
          [t('lines.directCount'), number(direct)],
          [t('lines.wholeCount'), number(members)],
        ]}
      />
    </>
  );
}

export const isAgentType = (type: number): boolean => (AGENT_TYPES as readonly number[]).includes(type);

export function TypeName({ type }: { readonly type: number }) {
  const t = useMessages('console');
  return t(isAgentType(type) ? 'lines.agent' : 'lines.member');
}
