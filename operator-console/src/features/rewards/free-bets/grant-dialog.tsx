import { formatLocale } from '@marquee/contract/languages';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { AmountControl } from '@marquee/ui/amount-control';
import { TextField } from '@marquee/ui/field';
import { SelectField } from '@marquee/ui/select';
import { FormDialog } from '../../../lib/forms/form-dialog';
import forms from '../../../lib/layout/forms.module.css';
import { ReasonField } from '../../../lib/reason/reason-field';
import { useOperator } from '../../../lib/session/operator';
import { InstantControl } from '../../../lib/time/instant-control';
import { GameChoice } from './game-choice';
import { useGrantForm } from './use-grant-form';

/** Gives a member free bets of a slot. */
export function GrantDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages('console');
  const locale = formatLocale(useLanguage());
  const { brands } = useOperator();
  const grant = useGrantForm(brands, onClose);
  const { form, game, field } = grant;
  return (
    <FormDialog
      size="lg"
      title={t('freeBets.give')}
      description={t('freeBets.giveText')}
      consoleForm={grant}
      onClose={onClose}
    >
      <SelectField
        label={t('remotes.brand')}
        options={brands.map((code) => ({ value: code, label: code }))}
        value={grant.brand}
        onValueChange={grant.chooseBrand}
      />
      <GameChoice
        key={grant.brand}
        brand={grant.brand}
        game={game}
        error={form.formState.errors.game?.message}
        onChange={grant.chooseGame}
      />
      <div className={forms.pair}>
        <TextField {...field('account')} label={t('freeBets.field.account')} required />
        <TextField {...field('bets')} label={t('freeBets.field.bets')} inputMode="numeric" required />
        <AmountControl
          control={form.control}
          name="stake"
          label={t('freeBets.field.stake')}
          currency={game?.currency}
          locale={locale}
          validate={grant.checkStake}
          required
        />
        <InstantControl
          control={form.control}
          name="end"
          brand={grant.brand}
          label={t('freeBets.field.end')}
          validate={grant.checkEnd}
          required
        />
      </div>
      <ReasonField form={form} />
    </FormDialog>
  );
}
