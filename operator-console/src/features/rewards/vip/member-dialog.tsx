import type { VipMemberHistory } from '@marquee/contract/calls/vip-admin';
import { formatLocale } from '@marquee/contract/languages';
import { numberFormat } from '@marquee/contract/number-format';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Money } from '@marquee/ui';
import { TextField } from '@marquee/ui/field';
import { type Column, DataTable } from '@marquee/ui/table';
import { useRead } from '../../../lib/calls';
import { FormDialog } from '../../../lib/forms/form-dialog';
import { useChange } from '../../../lib/forms/use-change';
import { useConsoleForm } from '../../../lib/forms/use-console-form';
import { FactList } from '../../../lib/layout/fact-list';
import forms from '../../../lib/layout/forms.module.css';
import { LocalTime } from '../../../lib/time/local-time';
import { ReasonField } from '../../../lib/reason/reason-field';
import { Loaded } from '../../../lib/loaded/loaded';

interface MemberDialogProps {
  readonly brand: string;
  readonly account: string;
  readonly onClose: () => void;
}

/** A member's level with its history, and the form that sets it. */
export function MemberDialog({ brand, account, onClose }: MemberDialogProps) {
  const t = useMessages('console');
  const read = useRead('vipAdmin.member', { brand, account });
  const change = useChange('vipAdmin.setLevel', ({ level }) => t('vip.set', { account, level }), onClose);
  const consoleForm = useConsoleForm({ level: '', heldUntil: '', reason: '' }, ({ level, ...values }) =>
    change.mutateAsync({ brand, account, level: Number(level), ...values }),
  );
  const { form } = consoleForm;
  const { errors } = form.formState;
  return (
    <FormDialog
      size="lg"
      title={t('vip.levelOf', { account })}
      description={t('vip.setText')}
      action={t('vip.setLevel')}
      consoleForm={consoleForm}
      onClose={onClose}
    >
      <Loaded read={read} height="10rem">
        {(member) => (
          <>
            <Standing member={member} />
            {member.changes.length > 0 && <History member={member} />}
          </>
        )}
      </Loaded>
      <div className={forms.pair}>
        <TextField
          {...form.register('level', {
            validate: (text) => /^(1?\d|20)$/.test(text.trim()) || t('fault.whole', { least: 0, most: 20 }),
          })}
          label={t('vip.level')}
          inputMode="numeric"
          required
          error={errors.level?.message}
        />
        <TextField
          {...form.register('heldUntil', { validate: (text) => text !== '' || t('required') })}
          label={t('vip.heldUntil')}
          hint={t('vip.heldHint')}
          type="date"
          required
          error={errors.heldUntil?.message}
        />
      </div>
      <ReasonField form={form} />
    </FormDialog>
  );
}

function Standing({ member }: { readonly member: VipMemberHistory }) {
  const t = useMessages('console');
  const locale = formatLocale(useLanguage());
  const number = numberFormat(locale);
  const { level, reached, validBet, deposits, currency, heldUntil } = member;
  const facts = [
    [t('vip.level'), number.format(level)],
    [t('vip.reached'), number.format(reached)],
    [t('vip.validBet'), <Money key="bet" amount={validBet} currency={currency} locale={locale} />],
    [t('vip.deposits'), <Money key="deposits" amount={deposits} currency={currency} locale={locale} />],
    ...(heldUntil === null ? [] : [[t('vip.heldUntil'), heldUntil] as const]),
  ] as const;
  return <FactList facts={facts} />;
}

type Change = VipMemberHistory['changes'][number];

function History({ member: { changes } }: { readonly member: VipMemberHistory }) {
  const t = useMessages('console');
  const number = numberFormat(formatLocale(useLanguage()));
  const columns: ReadonlyArray<Column<Change>> = [
    { id: 'at', header: t('audit.at'), rowHeader: true, cell: ({ at }) => <LocalTime instant={at} /> },
    { id: 'kind', header: t('vip.change'), cell: ({ kind }) => t(`vip.kinds.${kind}`) },
    { id: 'from', header: t('vip.before'), align: 'end', cell: ({ from }) => number.format(from) },
    { id: 'to', header: t('vip.after'), align: 'end', cell: ({ to }) => number.format(to) },
    {
      id: 'why',
      header: t('vip.why'),
      cell: ({ operator, reason }) => <span dir="auto">{[operator, reason].filter(Boolean).join(': ')}</span>,
    },
  ];
  return (
    <DataTable<Change>
      caption={t('vip.history')}
      columns={columns}
      rows={changes}
      rowKey={({ at, to }) => `${at}:${to}`}
    />
  );
}
