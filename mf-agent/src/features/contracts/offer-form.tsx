import { AGENT_CONTRACT_TYPES, type AgentContractType } from '@marquee/contract/agent-contract';
import { useAlertTexts, useFormat, useMessages } from '@marquee/kit';
import { Button, Panel } from '@marquee/ui';
import { TextField } from '@marquee/ui/field';
import { FormAlert } from '@marquee/ui/form';
import { SelectField } from '@marquee/ui/select';
import styles from './contracts.module.css';
import { useOfferForm } from './use-offer-form';

/** @param ceilings highest rates that the agent may offer, in basis points; 0: none */
export function OfferForm({ ceilings }: { readonly ceilings: Readonly<Record<AgentContractType, number>> }) {
  const t = useMessages('agent');
  const { percent } = useFormat();
  const alertTexts = useAlertTexts();
  const { register, submit, errors, type, setType, failure, isPending } = useOfferForm();
  const most = ceilings[type];
  return (
    <Panel title={t('contracts.offer')}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <FormAlert {...alertTexts(failure)} />
        <TextField
          {...register('account')}
          label={t('contracts.account')}
          error={errors.account?.message}
          required
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
        <SelectField
          label={t('contracts.kind')}
          options={AGENT_CONTRACT_TYPES.map((value) => ({ value, label: t(`contracts.type.${value}`) }))}
          value={type}
          onValueChange={(value) => setType(value as AgentContractType)}
        />
        <TextField
          {...register('percent')}
          label={t('contracts.percent')}
          hint={most > 0 ? t('contracts.most', { rate: percent(most / 10_000) }) : t('contracts.noRight')}
          error={errors.percent?.message}
          required
          inputMode="decimal"
          autoComplete="off"
        />
        <Button type="submit" variant="primary" loading={isPending} disabled={most === 0}>
          {t('contracts.submit')}
        </Button>
      </form>
    </Panel>
  );
}
