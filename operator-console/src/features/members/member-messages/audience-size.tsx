import type { CallValue } from '@marquee/contract/calls/index';
import { formatLocale } from '@marquee/contract/languages';
import { numberFormat } from '@marquee/contract/number-format';
import type { ApiError } from '@marquee/kit/http/api-error';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Button } from '@marquee/ui';
import { useMutation } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { useClient } from '../../../lib/calls';
import { FailureLine } from '../../../lib/failure/failure-line';
import styles from './member-messages.module.css';
import { audienceOf, type BroadcastValues } from './use-broadcast-form';

interface AudienceSizeProps {
  readonly form: UseFormReturn<BroadcastValues>;
  readonly brand: string;
  readonly twoOperatorsFrom: number;
}

/** Counts on demand whom the fields hold, with some user names and those that nobody has. */
export function AudienceSize({ form, brand, twoOperatorsFrom }: AudienceSizeProps) {
  const t = useMessages('console');
  const client = useClient();
  const count = useMutation<CallValue<'broadcasts.audience'>, ApiError>({
    mutationFn: () => {
      const values = form.getValues();
      const request = { brand, category: values.category, audience: audienceOf(values) };
      return client.call('broadcasts.audience', request);
    },
  });
  return (
    <div className={styles.size}>
      <Button
        loading={count.isPending}
        onClick={() =>
          void form
            .trigger(['names', 'levelFrom', 'levelTo', 'depositedWithinDays'])
            .then((isValid) => isValid && count.mutate())
        }
      >
        {t('broadcasts.count')}
      </Button>
      <FailureLine error={count.error} />
      <div role="status">{count.data && <Size {...count.data} twoOperatorsFrom={twoOperatorsFrom} />}</div>
    </div>
  );
}

interface SizeProps extends CallValue<'broadcasts.audience'> {
  readonly twoOperatorsFrom: number;
}

/** How many it would be now. */
export function Size({ recipients, sample, unknown, unknownCount, twoOperatorsFrom }: SizeProps) {
  const t = useMessages('console');
  const number = numberFormat(formatLocale(useLanguage()));
  return (
    <div className={styles.text}>
      <p>{t('broadcasts.size', { size: recipients })}</p>
      {sample.length > 0 && <p>{t('broadcasts.sample', { names: sample.join(', ') })}</p>}
      {unknownCount > 0 && <p>{t('broadcasts.unknown', { size: unknownCount, names: unknown.join(', ') })}</p>}
      {recipients >= twoOperatorsFrom && <p>{t('broadcasts.takesTwo', { from: number.format(twoOperatorsFrom) })}</p>}
    </div>
  );
}
