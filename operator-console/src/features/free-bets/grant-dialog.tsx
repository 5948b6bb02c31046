import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Button } from '@marquee/ui';
import { Dialog } from '@marquee/ui/dialog';
import { TextField } from '@marquee/ui/field';
import { SelectField } from '@marquee/ui/select';
import { type FormEvent, useId } from 'react';
import { FailureLine } from '../failure/failure-line';
import forms from '../layout/forms.module.css';
import { ReasonField } from '../reason/reason-field';
import { useOperator } from '../session/operator';
import { GameChoice } from './game-choice';
import { useGrantForm } from './use-grant-form';

const FIELDS = [
  ['account', 'text'],
  ['bets', 'text'],
  ['stake', 'text'],
  ['end', 'datetime-local'],
] as const;

/** Gives a member free bets of a slot. */
export function GrantDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages('console');
  const { brands } = useOperator();
  const formId = useId();
  const form = useGrantForm(brands, onClose);
  const { tried, faults, change } = form;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.give();
  };
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && !change.isPending && onClose()}
      title={t('freeBets.give')}
      description={t('freeBets.giveText')}
      closeLabel={t('close')}
      footer={
        <Button type="submit" form={formId} variant="primary" loading={change.isPending}>
          {t('freeBets.give')}
        </Button>
      }
    >
      <form id={formId} className={forms.form} onSubmit={submit} noValidate>
        <FailureLine error={change.error} />
        <SelectField
          label={t('remotes.brand')}
          options={brands.map((code) => ({ value: code, label: code }))}
          value={form.brand}
          onValueChange={form.chooseBrand}
        />
        <GameChoice
          key={form.brand}
          brand={form.brand}
          game={form.game}
          missing={tried && faults.game}
          onChange={form.chooseGame}
        />
        <div className={forms.pair}>
          {FIELDS.map(([name, type]) => (
            <TextField
              key={name}
              type={type}
              label={t(`freeBets.field.${name}`)}
              required
              value={form.texts[name]}
              error={tried && faults[name] ? t(`freeBets.fault.${name}`) : undefined}
              onChange={(event) => form.set(name, event.target.value)}
            />
          ))}
        </div>
        <ReasonField value={form.reason} missing={tried && faults.reason} onChange={form.setReason} />
      </form>
    </Dialog>
  );
}
