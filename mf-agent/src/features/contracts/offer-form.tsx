import { AGENT_CONTRACT_TYPES, MOST_CONTRACT_TIERS } from '@marquee/contract/agent-contract';
import { useAlertTexts, useFormat, useMessages } from '@marquee/kit';
import { Button, Panel } from '@marquee/ui';
import { TextField } from '@marquee/ui/field';
import { FormAlert } from '@marquee/ui/form';
import { Plus } from '@marquee/ui/icons';
import { SelectField } from '@marquee/ui/select';
import styles from './contracts.module.css';
import { OfferPreview } from './offer-preview';
import { TierRow } from './tier-row';
import { TierTable } from './tier-table';
import { EMPTY_TIER } from '@marquee/contract/contract-form';
import { type Offerable, useOfferForm } from './use-offer-form';

/** @param offerable the agent's own terms by type, which bound what the agent offers */
export function OfferForm({ offerable }: { readonly offerable: Offerable }) {
  const t = useMessages('agent');
  const { number } = useFormat();
  const alertTexts = useAlertTexts();
  const { form, account, rows, submit, type, chooseType, own, copyOwn, fault, typed, failure, isPending } =
    useOfferForm(offerable);
  return (
    <Panel title={t('contracts.offer')}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <FormAlert {...alertTexts(failure)} />
        <div className={styles.head}>
          <TextField
            {...account}
            label={t('contracts.account')}
            error={form.formState.errors.account?.message}
            required
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
          />
          <SelectField
            label={t('contracts.kind')}
            options={AGENT_CONTRACT_TYPES.map((value) => ({ value, label: t(`contracts.type.${value}`) }))}
            value={type}
            onValueChange={chooseType}
            hint={own ? t(`contracts.periods.${own.period}`) : undefined}
          />
        </div>
        {own === null ? (
          <p>{t('contracts.noRight')}</p>
        ) : (
          <>
            <div className={styles.own}>
              <h3 className={styles.subtitle}>{t('contracts.ownTiers')}</h3>
              <p>{t('contracts.ownHint')}</p>
              {type === 'acquisition' && <p>{t('contracts.acquisitionHint')}</p>}
              <TierTable type={type} tiers={own.tiers} caption={t('contracts.ownTiers')} />
              <Button size="sm" onClick={copyOwn}>
                {t('contracts.copyOwn')}
              </Button>
            </div>
            <div className={styles.rows} role="group" aria-label={t('contracts.offerTiers')}>
              <h3 className={styles.subtitle}>{t('contracts.offerTiers')}</h3>
              {rows.fields.map(({ id }, index) => (
                <TierRow
                  key={id}
                  form={form}
                  type={type}
                  index={index}
                  onRemove={rows.fields.length > 1 ? () => rows.remove(index) : null}
                  fault={
                    fault?.row === index + 1 ? t(`contracts.fault.${fault.fault}`, { row: number(fault.row) }) : null
                  }
                />
              ))}
              <div>
                <Button
                  size="sm"
                  icon={<Plus />}
                  disabled={rows.fields.length >= MOST_CONTRACT_TIERS}
                  onClick={() => rows.append(EMPTY_TIER)}
                >
                  {t('contracts.addRow')}
                </Button>
              </div>
            </div>
            <OfferPreview {...typed} type={type} period={own.period} />
          </>
        )}
        <div>
          <Button type="submit" variant="primary" loading={isPending} disabled={own === null || fault !== null}>
            {t('contracts.submit')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
