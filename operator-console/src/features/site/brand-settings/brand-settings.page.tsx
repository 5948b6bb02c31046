import { useMessages } from '@marquee/kit/i18n/use-messages';
import { useRead } from '../../../lib/calls';
import { BrandPage } from '../../../lib/brand/brand-page';
import { Loaded } from '../../../lib/loaded/loaded';
import styles from './brand-settings.module.css';
import { SettingPanel } from './setting-panel';

/** `/brand-settings/:brand`: the settings of a brand that the operator has the rights for. */
export function BrandSettingsPage() {
  const t = useMessages('console');
  return (
    <BrandPage
      title={t('settings.title')}
      description={t('settings.description')}
      addressOf={(brand) => `/brand-settings/${brand}`}
    >
      {(brand) => <Settings key={brand} brand={brand} />}
    </BrandPage>
  );
}

function Settings({ brand }: { readonly brand: string }) {
  return (
    <Loaded read={useRead('brandSettings.read', { brand })} height="16rem">
      {({ settings, ...context }) => (
        <div className={styles.panels}>
          {settings.map((state) => (
            <SettingPanel key={state.setting} brand={brand} state={state} {...context} />
          ))}
        </div>
      )}
    </Loaded>
  );
}
