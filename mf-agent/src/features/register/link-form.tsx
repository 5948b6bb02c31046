import { CAMPAIGN_MAX_LENGTH } from '@marquee/contract/agent-line';
import { MEMBER_TYPE } from '@marquee/contract/constants';
import {
  refreshCall,
  useAlertTexts,
  useBrand,
  useCallMutation,
  useFormSubmit,
  useMessages,
  useShell,
} from '@marquee/kit';
import { Button } from '@marquee/ui';
import { TextField } from '@marquee/ui/field';
import { FormAlert } from '@marquee/ui/form';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { GroupField, readGroup, TypeChoice } from './account-terms';
import { type Landing, LandingFields } from './landing-fields';
import type { RegisterTerms } from './register-terms';
import styles from './register.module.css';

interface LinkValues {
  readonly campaign: string;
  readonly group: string;
  /** The last business day; empty: open end. */
  readonly lastDay: string;
}

const DAY_MS = 86_400_000;

/** A new invitation link with its type, group, campaign and end. */
export function LinkForm({ terms }: { readonly terms: RegisterTerms }) {
  const t = useMessages('agent');
  const alertTexts = useAlertTexts();
  const { toast } = useShell();
  const { offsetMinutes } = useBrand();
  const [type, setType] = useState<number>(MEMBER_TYPE);
  const [landing, setLanding] = useState<Landing>({ landing: 'register', promotionId: null });
  const create = useCallMutation('agent.createInvitationLink');
  const form = useForm<LinkValues>({ mode: 'onTouched', defaultValues: { campaign: '', group: '', lastDay: '' } });
  /** The end of the day at the brand's offset. */
  const endOf = (day: string) =>
    day === '' ? null : new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS - offsetMinutes * 60_000);
  const { submit, failure, isPending } = useFormSubmit(form, async ({ campaign, group, lastDay }) => {
    await create.mutateAsync({
      campaign: campaign.trim(),
      type,
      prizeGroup: readGroup(group, terms) ?? null,
      expiresAt: endOf(lastDay)?.toISOString() ?? null,
      ...landing,
    });
    form.reset();
    toast({ kind: 'success', message: t('register.linkMade') });
    void refreshCall('agent.invitationLinks');
  });
  const { errors } = form.formState;
  const isLater = (day: string) => (endOf(day)?.getTime() ?? Infinity) > Date.now() || t('register.past');
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <FormAlert {...alertTexts(failure)} />
      <TextField
        {...form.register('campaign', { validate: (value) => value.trim() !== '' || t('contracts.required') })}
        label={t('register.campaign')}
        hint={t('register.campaignHint')}
        error={errors.campaign?.message}
        maxLength={CAMPAIGN_MAX_LENGTH}
        required
      />
      <LandingFields value={landing} onChange={setLanding} />
      {terms.types.length > 1 && <TypeChoice terms={terms} type={type} onType={setType} />}
      <GroupField
        {...form.register('group', {
          validate: (value) => readGroup(value, terms) !== null || t('register.outcome.group_refused'),
        })}
        terms={terms}
        error={errors.group?.message}
      />
      <TextField
        {...form.register('lastDay', { validate: isLater })}
        type="date"
        label={t('register.lastDay')}
        hint={t('register.lastDayHint')}
        error={errors.lastDay?.message}
      />
      <Button type="submit" variant="primary" loading={isPending}>
        {t('register.makeLink')}
      </Button>
    </form>
  );
}
