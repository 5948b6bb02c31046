import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge, Button, buttonClass, notify } from '@marquee/ui';
import { Flyout } from '@marquee/ui/flyout';
import { ChevronDown, LogOut, User } from '@marquee/ui/icons';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useClient } from '../../lib/calls';
import { useSetOperator, useOperator } from '../../lib/session/operator';
import styles from './operator-menu.module.css';

/** The signed-in operator with rights and brands, and the sign-out. */
export function OperatorMenu() {
  const t = useMessages('console');
  const { name, email, rights, brands } = useOperator();
  const client = useClient();
  const setOperator = useSetOperator();
  const signOut = useMutation({
    mutationFn: () => client.call('operator.logout', {}),
    onSuccess: () => setOperator(null),
    onError: () => notify({ tone: 'danger', title: t('operator.signOutFailed') }),
  });
  return (
    <Flyout
      align="end"
      label={t('operator.label')}
      trigger={(props) => (
        <Button {...props} variant="ghost" icon={<User aria-hidden="true" />}>
          <span className={styles.name}>{name}</span>
          <ChevronDown aria-hidden="true" className={styles.arrow} />
        </Button>
      )}
    >
      <div className={styles.card}>
        <p className={styles.who}>
          <b>{name}</b>
          <span>{email}</span>
        </p>
        <Facts label={t('operator.rights')} values={rights.map((right) => t(`right.${right}`))} />
        <Facts label={t('operator.brands')} values={brands} />
        <Link to="/account" className={buttonClass({ block: true })}>
          {t('operator.account')}
        </Link>
        <Button block icon={<LogOut aria-hidden="true" />} loading={signOut.isPending} onClick={() => signOut.mutate()}>
          {t('operator.signOut')}
        </Button>
      </div>
    </Flyout>
  );
}

function Facts({ label, values }: { readonly label: string; readonly values: readonly string[] }) {
  return (
    <div>
      <p className={styles.label}>{label}</p>
      <ul className={styles.values}>
        {values.map((value) => (
          <li key={value}>
            <Badge>{value}</Badge>
          </li>
        ))}
      </ul>
    </div>
  );
}
