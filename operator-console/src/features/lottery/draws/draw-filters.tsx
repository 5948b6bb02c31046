import { DRAW_SOURCES } from '@marquee/contract/calls/lottery-draw-admin';
import { DRAW_STATES } from '@marquee/contract/calls/lottery-results';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { TextField } from '@marquee/ui/field';
import { SelectField } from '@marquee/ui/select';
import forms from '../../../lib/layout/forms.module.css';
import { useGames } from '../use-games';
import { useAddressFilter } from '../../../lib/paging/use-address-filter';

type FilterName = 'game' | 'date' | 'state' | 'source';

/** The filters of the list, stored in the address. */
export function useDrawFilter() {
  const { pageNo, valueOf, choose } = useAddressFilter<FilterName>();
  const state = DRAW_STATES.find((name) => name === valueOf('state'));
  const source = DRAW_SOURCES.find((name) => name === valueOf('source'));
  const request = {
    pageNo,
    ...(valueOf('game') && { gameCode: valueOf('game') }),
    ...(valueOf('date') && { date: valueOf('date') }),
    ...(state && { state }),
    ...(source && { source }),
  };
  return { request, valueOf, choose };
}

type DrawFiltersProps = Pick<ReturnType<typeof useDrawFilter>, 'valueOf' | 'choose'>;

export function DrawFilters({ valueOf, choose }: DrawFiltersProps) {
  const t = useMessages('console');
  const games = useGames();
  const all = { value: '', label: t('audit.all') };
  return (
    <div className={forms.filters}>
      <SelectField
        label={t('lottery.game')}
        options={[all, ...games.map(({ gameCode, gameName }) => ({ value: gameCode, label: gameName }))]}
        value={valueOf('game')}
        onValueChange={(value) => choose('game', value)}
      />
      <SelectField
        label={t('lottery.stateLabel')}
        options={[all, ...DRAW_STATES.map((value) => ({ value, label: t(`lottery.state.${value}`) }))]}
        value={valueOf('state')}
        onValueChange={(value) => choose('state', value)}
      />
      <SelectField
        label={t('lottery.sourceLabel')}
        options={[all, ...DRAW_SOURCES.map((value) => ({ value, label: t(`lottery.source.${value}`) }))]}
        value={valueOf('source')}
        onValueChange={(value) => choose('source', value)}
      />
      <TextField
        type="date"
        label={t('lottery.day')}
        value={valueOf('date')}
        onChange={(event) => choose('date', event.target.value)}
      />
    </div>
  );
}
