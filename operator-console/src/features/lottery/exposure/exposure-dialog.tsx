import { amountFault } from '@marquee/contract/amount';
import type { CallRequest } from '@marquee/contract/calls/index';
import type { ExposureBoard } from '@marquee/contract/calls/lottery-risk-admin';
import { formatLocale } from '@marquee/contract/languages';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { AmountControl } from '@marquee/ui/amount-control';
import { TextField } from '@marquee/ui/field';
import { SelectField } from '@marquee/ui/select';
import { useWatch } from 'react-hook-form';
import { FormDialog } from '../../../lib/forms/form-dialog';
import { useConsoleForm } from '../../../lib/forms/use-console-form';
import { ReasonField } from '../../../lib/reason/reason-field';
import { useKindName } from '../lottery-names';
import { useLotteryChange } from '../use-lottery-change';

const ACTIONS = ['close', 'open', 'half', 'full', 'rule', 'cap'] as const;
type Action = (typeof ACTIONS)[number];

interface ExposureValues {
  readonly numbers: string;
  readonly action: Action;
  readonly cap: string;
  readonly reason: string;
}

interface ExposureDialogProps {
  readonly board: ExposureBoard;
  /** Selected on the board; none: all of the kind. */
  readonly numbers: readonly string[];
  readonly onClose: () => void;
}

/** Limits, reduces or closes numbers of a kind at the brand. */
export function ExposureDialog({ board, numbers, onClose }: ExposureDialogProps) {
  const t = useMessages('console');
  const locale = formatLocale(useLanguage());
  const kindName = useKindName();
  const { drawId, brand, currency, selected, shape } = board;
  const names = new Set(selected.outcomes.map(({ outcome }) => outcome));
  const change = useLotteryChange(
    'lotteryExposure.change',
    ({ changed }) => t('lottery.exposure.done', { total: changed }),
    onClose,
  );
  const consoleForm = useConsoleForm<ExposureValues>(
    { numbers: numbers.join(' '), action: 'close', cap: '', reason: '' },
    (values) =>
      change.mutateAsync({
        drawId,
        brand,
        kind: selected.kind,
        outcomes: namesIn(values.numbers),
        reason: values.reason,
        ...fieldsOf(values),
      }),
  );
  const { form } = consoleForm;
  const action = useWatch({ control: form.control, name: 'action' });
  return (
    <FormDialog
      title={t('lottery.exposure.changeOf', { kind: kindName(shape, selected.kind) })}
      description={t('lottery.exposure.changeText', { brand })}
      action={t('lottery.save')}
      consoleForm={consoleForm}
      onClose={onClose}
    >
      {!names.has(null) && (
        <TextField
          {...form.register('numbers', {
            validate: (text) => namesIn(text).every((name) => names.has(name)) || t('lottery.exposure.numbersFault'),
          })}
          label={t('lottery.exposure.numbers')}
          hint={t('lottery.exposure.numbersHint')}
          dir="ltr"
          error={form.formState.errors.numbers?.message}
        />
      )}
      <SelectField
        label={t('lottery.exposure.action')}
        options={ACTIONS.map((value) => ({ value, label: t(`lottery.exposure.actions.${value}`) }))}
        value={action}
        onValueChange={(value) => form.setValue('action', ACTIONS.find((name) => name === value) ?? action)}
      />
      {action === 'cap' && (
        <AmountControl
          control={form.control}
          name="cap"
          label={t('lottery.exposure.cap')}
          hint={t('lottery.exposure.capHint')}
          currency={currency}
          locale={locale}
          validate={(amount) => (amountFault(amount) === null ? undefined : t('fault.amount'))}
          required
        />
      )}
      <ReasonField form={form} />
    </FormDialog>
  );
}

const namesIn = (text: string): string[] => text.split(/[\s,;]+/).filter((name) => name !== '');

function fieldsOf({
  action,
  cap,
}: ExposureValues): Pick<CallRequest<'lotteryExposure.change'>, 'cap' | 'pays' | 'closed'> {
  if (action === 'cap') return { cap };
  if (action === 'close' || action === 'open') return { closed: action === 'close' };
  return { pays: action };
}
