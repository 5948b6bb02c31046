import { amountFault } from '@marquee/contract/amount';
import type { CallValue } from '@marquee/contract/calls/index';
import type { AdminMission } from '@marquee/contract/calls/missions-admin';
import { formatLocale } from '@marquee/contract/languages';
import {
  isGoalWithinPeriod,
  isMoneyTask,
  MISSION_MULTIPLIERS,
  MISSION_PERIODS,
  MISSION_TASKS,
} from '@marquee/contract/missions';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { newUuid } from '@marquee/kit/query/intent-key';
import { AmountControl } from '@marquee/ui/amount-control';
import { TextField } from '@marquee/ui/field';
import { SelectField } from '@marquee/ui/select';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { FormDialog } from '../../../lib/forms/form-dialog';
import { useChange } from '../../../lib/forms/use-change';
import { useConsoleForm } from '../../../lib/forms/use-console-form';
import forms from '../../../lib/layout/forms.module.css';
import { ReasonField } from '../../../lib/reason/reason-field';
import { type MissionValues, missionTerms, missionValues } from './mission-form';
import { useMissionTexts } from './use-mission-texts';

interface MissionDialogProps {
  readonly brand: string;
  readonly list: CallValue<'missionsAdmin.list'>;
  /** Null for a new one. */
  readonly mission: AdminMission | null;
  readonly onClose: () => void;
}

/** Proposes a mission, or other terms of one; a second operator approves them. */
export function MissionDialog({ brand, list, mission, onClose }: MissionDialogProps) {
  const t = useMessages('console');
  const [changeId] = useState(newUuid);
  const { title } = useMissionTexts(list.currency);
  const change = useChange('missionsAdmin.propose', () => t('missions.proposed'), onClose);
  const consoleForm = useConsoleForm<MissionValues>(missionValues(mission?.terms ?? null), (values) => {
    const proposal = { changeId, brand, terms: missionTerms(values), reason: values.reason };
    return change.mutateAsync(
      mission ? { ...proposal, kind: 'change', missionId: mission.missionId } : { ...proposal, kind: 'new' },
    );
  });
  const { form } = consoleForm;
  return (
    <FormDialog
      size="lg"
      title={mission ? t('missions.changeOf', { mission: title(mission.terms) }) : t('missions.new')}
      description={t('missions.changeText')}
      action={t('points.propose')}
      consoleForm={consoleForm}
      onClose={onClose}
    >
      <div className={forms.triple}>
        <TaskFields form={form} currency={list.currency} isNew={!mission} />
        <AfterField form={form} list={list} missionId={mission?.missionId ?? null} />
        <RewardFields form={form} currency={list.currency} />
        <NumberField form={form} name="score" label={t('missions.score')} />
        <NumberField form={form} name="sortOrder" label={t('missions.sortOrder')} />
      </div>
      <ReasonField form={form} />
    </FormDialog>
  );
}

interface FieldsProps {
  readonly form: UseFormReturn<MissionValues>;
  readonly currency: string;
}

function TaskFields({ form, currency, isNew }: FieldsProps & { readonly isNew: boolean }) {
  const t = useMessages('console');
  const [period, task, multiplier] = useWatch({ control: form.control, name: ['period', 'task', 'multiplier'] });
  return (
    <>
      {isNew && (
        <SelectField
          label={t('missions.period')}
          options={MISSION_PERIODS.map((value) => ({ value, label: t(`missions.periods.${value}`) }))}
          value={period}
          onValueChange={(value) => form.setValue('period', value)}
        />
      )}
      <SelectField
        label={t('missions.task')}
        options={MISSION_TASKS.map((value) => ({ value, label: t(`missions.tasks.${value}`) }))}
        value={task}
        onValueChange={(value) => form.setValue('task', value)}
      />
      {task === 'multiplier' && (
        <SelectField
          label={t('missions.multiplier')}
          options={MISSION_MULTIPLIERS.map((stakes) => ({ value: String(stakes), label: `${stakes}×` }))}
          value={multiplier}
          onValueChange={(value) => form.setValue('multiplier', value)}
        />
      )}
      {isMoneyTask(task as (typeof MISSION_TASKS)[number]) ? (
        <MoneyField form={form} name="goal" label={t('missions.goal')} currency={currency} />
      ) : (
        <NumberField
          form={form}
          name="goal"
          label={t('missions.goal')}
          validate={(goal) => {
            const terms = missionTerms(form.getValues());
            return isGoalWithinPeriod(terms.task, terms.period, Number(goal)) || t('missions.goalFault');
          }}
        />
      )}
      {task === 'invitations' && (
        <MoneyField form={form} name="minimum" label={t('missions.invitedMinimum')} currency={currency} />
      )}
    </>
  );
}

interface AfterFieldProps extends Pick<MissionDialogProps, 'list'> {
  readonly form: UseFormReturn<MissionValues>;
  readonly missionId: string | null;
}

/** The missions of the same period, one of which may have to be claimed first. */
function AfterField({ form, list, missionId }: AfterFieldProps) {
  const t = useMessages('console');
  const { title } = useMissionTexts(list.currency);
  const [period, after] = useWatch({ control: form.control, name: ['period', 'after'] });
  const earlier = list.missions.filter(
    (mission) => mission.terms.period === period && mission.untilDay === null && mission.missionId !== missionId,
  );
  return (
    <SelectField
      label={t('missions.after')}
      options={[
        { value: '', label: t('missions.noAfter') },
        ...earlier.map((mission) => ({ value: mission.missionId, label: title(mission.terms) })),
      ]}
      value={after}
      onValueChange={(value) => form.setValue('after', value)}
    />
  );
}

function RewardFields({ form, currency }: FieldsProps) {
  const t = useMessages('console');
  const rewardKind = useWatch({ control: form.control, name: 'rewardKind' });
  return (
    <>
      <SelectField
        label={t('missions.reward')}
        options={(['points', 'cash'] as const).map((value) => ({ value, label: t(`missions.rewards.${value}`) }))}
        value={rewardKind}
        onValueChange={(value) => form.setValue('rewardKind', value)}
      />
      {rewardKind === 'cash' ? (
        <MoneyField form={form} name="amount" label={t('missions.rewards.cash')} currency={currency} />
      ) : (
        <NumberField form={form} name="points" label={t('missions.rewards.points')} />
      )}
    </>
  );
}

interface FieldProps<Name extends keyof MissionValues> {
  readonly form: UseFormReturn<MissionValues>;
  readonly name: Name;
  readonly label: string;
}

interface NumberFieldProps extends FieldProps<'goal' | 'points' | 'score' | 'sortOrder'> {
  /** What else the number must be. @returns true, or the fault */
  readonly validate?: (text: string) => true | string;
}

function NumberField({ form, name, label, validate }: NumberFieldProps) {
  const t = useMessages('console');
  return (
    <TextField
      key={name}
      {...form.register(name, {
        validate: (text) =>
          /^\d{1,9}$/.test(text.trim())
            ? (validate?.(text) ?? true)
            : t('fault.whole', { least: 0, most: 999_999_999 }),
      })}
      label={label}
      inputMode="numeric"
      required
      error={form.formState.errors[name]?.message}
    />
  );
}

function MoneyField({
  form,
  name,
  label,
  currency,
}: FieldProps<'goal' | 'amount' | 'minimum'> & { readonly currency: string }) {
  const t = useMessages('console');
  return (
    <AmountControl
      control={form.control}
      name={name}
      label={label}
      currency={currency}
      locale={formatLocale(useLanguage())}
      required
      validate={(text) => (amountFault(text) === null ? undefined : t('fault.amount'))}
    />
  );
}
