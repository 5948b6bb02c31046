import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Checkbox } from '@marquee/ui/choice';
import { TextField } from '@marquee/ui/field';
import { SelectField } from '@marquee/ui/select';
import { useWatch } from 'react-hook-form';
import { FormDialog } from '../../../lib/forms/form-dialog';
import { useConsoleForm } from '../../../lib/forms/use-console-form';
import { ReasonField } from '../../../lib/reason/reason-field';
import { useGames } from '../use-games';
import { useLotteryChange } from '../use-lottery-change';

interface GenerateDialogProps {
  /** The game of the list; empty for all. */
  readonly gameCode: string;
  readonly onClose: () => void;
}

interface GenerateValues {
  readonly gameCode: string;
  readonly date: string;
  readonly special: boolean;
  readonly reason: string;
}

/** Makes the draws of a game up to a day, or one special draw on that day. */
export function GenerateDialog({ gameCode: listedGame, onClose }: GenerateDialogProps) {
  const t = useMessages('console');
  const games = useGames();
  const hasDays = (code: string) => games.some((game) => game.gameCode === code && game.hasDays);
  const change = useLotteryChange(
    'lotteryDraws.generate',
    ({ made }) => t('lottery.generate.done', { total: made }),
    onClose,
  );
  const consoleForm = useConsoleForm<GenerateValues>(
    { gameCode: listedGame, date: '', special: false, reason: '' },
    ({ special, ...values }) => change.mutateAsync({ ...values, special: special && hasDays(values.gameCode) }),
  );
  const { form } = consoleForm;
  const gameCode = useWatch({ control: form.control, name: 'gameCode' });
  form.register('gameCode', { validate: (code) => code !== '' || t('required') });
  return (
    <FormDialog
      title={t('lottery.generate.action')}
      description={t('lottery.generate.text')}
      consoleForm={consoleForm}
      onClose={onClose}
    >
      <SelectField
        label={t('lottery.game')}
        required
        placeholder={t('lottery.chooseGame')}
        options={games.map((game) => ({ value: game.gameCode, label: game.gameName }))}
        value={gameCode || null}
        onValueChange={(code) => form.setValue('gameCode', code, { shouldValidate: true })}
        error={form.formState.errors.gameCode?.message}
      />
      <TextField
        {...form.register('date', { validate: (date) => date !== '' || t('required') })}
        type="date"
        required
        label={t('lottery.generate.until')}
        hint={t('lottery.generate.untilHint')}
        error={form.formState.errors.date?.message}
      />
      {hasDays(gameCode) && <Checkbox {...form.register('special')} label={t('lottery.generate.special')} />}
      <ReasonField form={form} />
    </FormDialog>
  );
}
