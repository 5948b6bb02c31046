import { BRAND_SETTINGS } from '@marquee/contract/brand-settings';
import type { BrandSettingState } from '@marquee/contract/calls/brand-settings';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Button, Panel } from '@marquee/ui';
import type { ReactNode } from 'react';
import { FailureLine } from '../../../lib/failure/failure-line';
import forms from '../../../lib/layout/forms.module.css';
import { ProposalList } from '../../../lib/proposals/proposal-list';
import { ReasonField } from '../../../lib/reason/reason-field';
import styles from './brand-settings.module.css';
import { ConflictDialog } from './conflict-dialog';
import { SettingControl } from './setting-control';
import { fieldsOf, useSettingTexts } from './setting-texts';
import { useSettingForm } from './use-setting-form';
import { useSettingView } from './use-setting-view';

interface SettingPanelProps {
  readonly brand: string;
  readonly currency: string;
  /** Name of the mounted one; null: there is none. */
  readonly countryDatabase: string | null;
  readonly state: BrandSettingState;
}

/** One setting of a brand: its form, made from its schema, and what waits for a second operator. */
export function SettingPanel({ brand, currency, countryDatabase, state }: SettingPanelProps) {
  const t = useMessages('console');
  const { setting } = state;
  const texts = useSettingTexts(setting);
  const { form, submit, failure, isPending, draft, needsTwo, conflict, ...choices } = useSettingForm(brand, state);
  const { description, badge, extras, disabled } = useSettingView(state, { draft, countryDatabase });
  const twoPersons = BRAND_SETTINGS[setting].twoPersons !== null;
  const fields = fieldsOf(setting);
  return (
    <div className={styles.setting}>
      <Panel title={t(`settings.${setting}.title`)} description={description} actions={badge}>
        <form className={forms.pageForm} onSubmit={submit} noValidate>
          <FailureLine error={failure} />
          {[...new Set(fields.map(({ group }) => group))].map((group) => (
            <Group key={group} legend={group === null ? null : texts.legend(group)}>
              {fields
                .filter((field) => field.group === group)
                .map((field) => (
                  <SettingControl
                    key={field.path}
                    form={form}
                    field={field}
                    name={`value.${field.path}`}
                    texts={texts}
                    brand={brand}
                    currency={currency}
                    isDisabled={disabled.includes(field.path)}
                  />
                ))}
            </Group>
          ))}
          {extras}
          {twoPersons && <p className={styles.note}>{t(needsTwo ? 'settings.needsTwo' : 'settings.twoPersons')}</p>}
          <ReasonField form={form} />
          <Button type="submit" variant="primary" loading={isPending}>
            {t(needsTwo ? 'settings.propose' : `settings.${setting}.save`)}
          </Button>
        </form>
      </Panel>
      {twoPersons && <ProposalList request={{ kind: `setting-${setting}` as never, brand, state: 'open' }} />}
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          currency={currency}
          onTakeTheirs={choices.takeTheirs}
          onSaveMine={choices.saveMine}
          onClose={choices.closeConflict}
        />
      )}
    </div>
  );
}

function Group({ legend, children }: { readonly legend: string | null; readonly children: ReactNode }) {
  if (legend === null) return <div className={styles.fields}>{children}</div>;
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  );
}
