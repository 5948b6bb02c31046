import { amountFault } from '@marquee/contract/amount';
import type { AdminChannel } from '@marquee/contract/calls/deposit-admin';
import { formatLocale } from '@marquee/contract/languages';
import { readTypedPercent } from '@marquee/contract/typed-amount';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { AmountControl } from '@marquee/ui/amount-control';
import { TextField } from '@marquee/ui/field';
import { SelectField } from '@marquee/ui/select';
import { useWatch } from 'react-hook-form';
import { useConsoleForm } from '../../../lib/forms/use-console-form';
import forms from '../../../lib/layout/forms.module.css';
import { type Names, NamesFields } from '../../../lib/forms/names-fields';
import { TermsDialog } from '../../../lib/forms/terms-dialog';
import { amountsOf, isFee, isWhole, namesOf } from '../../../lib/forms/form-values';
import { useRevision } from '../../../lib/revision/use-revision';
import { useAdminChange } from './use-admin-change';

interface ChannelDialogProps {
  readonly channel: AdminChannel;
  readonly onClose: () => void;
}

const BEARERS = ['brand', 'member'] as const;
const MOST_WAGERING_PERCENT = 10_000;

interface ChannelValues {
  readonly names: Names;
  readonly minimum: string;
  readonly maximum: string;
  /** Amounts, separated by spaces or commas. */
  readonly presets: string;
  readonly feePercent: string;
  readonly feeFixed: string;
  readonly bearer: (typeof BEARERS)[number];
  readonly wageringPercent: string;
  readonly enabled: boolean;
  readonly reason: string;
}

const valuesOf = ({ fee, ...channel }: AdminChannel): ChannelValues => ({
  names: channel.names,
  minimum: channel.minimum,
  maximum: channel.maximum,
  presets: channel.presets.join(' '),
  feePercent: String(fee.basisPoints / 100),
  feeFixed: fee.fixed,
  bearer: fee.bearer,
  wageringPercent: String(channel.wageringPercent),
  enabled: channel.enabled,
  reason: '',
});

function useChannelForm({ channel, onClose }: ChannelDialogProps) {
  const t = useMessages('console');
  const change = useAdminChange('depositAdmin.saveChannel', t('depositTerms.saved'), onClose);
  const revision = useRevision(channel.revision);
  const consoleForm = useConsoleForm<ChannelValues>(valuesOf(channel), (values) =>
    revision.send((base) =>
      change.mutateAsync({
        revision: base,
        channelId: channel.channelId,
        names: namesOf(values.names),
        minimum: values.minimum,
        maximum: values.maximum,
        presets: amountsOf(values.presets) ?? [],
        fee: {
          basisPoints: readTypedPercent(values.feePercent) ?? 0,
          fixed: values.feeFixed,
          bearer: values.bearer,
        },
        wageringPercent: Number(values.wageringPercent),
        enabled: values.enabled,
        reason: values.reason,
      }),
    ),
  );
  return { consoleForm, revision };
}

/** Limits, preset amounts, fee and wagering of a channel. */
export function ChannelDialog({ channel, onClose }: ChannelDialogProps) {
  const t = useMessages('console');
  const locale = formatLocale(useLanguage());
  const { consoleForm, revision } = useChannelForm({ channel, onClose });
  const { form } = consoleForm;
  const bearer = useWatch({ control: form.control, name: 'bearer' });
  const fault = t('depositTerms.fault');
  const money = { control: form.control, currency: channel.currency, locale, required: true } as const;
  const checks = {
    presets: (text: string) => amountsOf(text) !== null || fault,
    feePercent: (text: string) => readTypedPercent(text) !== null || fault,
    wageringPercent: (text: string) => isWhole(text, 0, MOST_WAGERING_PERCENT) || fault,
  };
  return (
    <TermsDialog
      consoleForm={consoleForm}
      revision={revision}
      title={t('depositTerms.channelOf', { channel: channel.names['en'] ?? channel.code, brand: channel.brand })}
      onClose={onClose}
    >
      <NamesFields form={form} />
      <div className={forms.triple}>
        {(['minimum', 'maximum'] as const).map((name) => (
          <AmountControl
            {...money}
            key={name}
            name={name}
            label={t(`depositTerms.${name}`)}
            validate={(amount) => (amountFault(amount) === null ? undefined : fault)}
          />
        ))}
        <AmountControl
          {...money}
          name="feeFixed"
          label={t('depositTerms.feeFixed')}
          validate={(amount) => (isFee(amount) ? undefined : fault)}
        />
        {(['presets', 'feePercent', 'wageringPercent'] as const).map((name) => (
          <TextField
            {...form.register(name, { validate: checks[name] })}
            key={name}
            label={t(`depositTerms.${name}`)}
            inputMode="decimal"
            required
            error={form.formState.errors[name]?.message}
          />
        ))}
        <SelectField
          label={t('depositTerms.bearer')}
          options={BEARERS.map((value) => ({ value, label: t(`depositTerms.bearers.${value}`) }))}
          value={bearer}
          onValueChange={(value) => form.setValue('bearer', value === 'member' ? 'member' : 'brand')}
        />
      </div>
    </TermsDialog>
  );
}
