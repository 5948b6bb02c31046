import type { AdminPromotionDetail } from '@marquee/contract/calls/promotion-fields';
import { formatLocale } from '@marquee/contract/languages';
import { numberFormat } from '@marquee/contract/number-format';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { buttonClass, Money, Panel } from '@marquee/ui';
import { Breadcrumbs, PageHeader } from '@marquee/ui/page';
import { Link, useParams } from 'react-router-dom';
import { useRead } from '../../../lib/calls';
import { LocalTime } from '../../../lib/time/local-time';
import { ProposalList } from '../../../lib/proposals/proposal-list';
import { Loaded } from '../../../lib/loaded/loaded';
import { ParticipantsPanel } from './participants-panel';
import styles from './promotions.module.css';
import { StateActions } from './state-actions';
import { StateBadge } from './state-badge';
import { VersionPanel } from './version-panel';

/** `/promotions/one/:promotionId`: a promotion with its budget, the versions of its terms and who takes part. */
export function PromotionPage() {
  const t = useMessages('console');
  const { promotionId = '' } = useParams();
  const read = useRead('promotionsAdmin.detail', { promotionId });
  const { data } = read;
  const all = <Link to="/promotions">{t('promotions.title')}</Link>;
  return (
    <section>
      <PageHeader
        above={
          <Breadcrumbs
            label={t('promotions.title')}
            ancestors={[{ id: 'all', link: all }]}
            current={data?.title ?? ''}
          />
        }
        title={<bdi>{data?.title ?? t('promotions.one')}</bdi>}
        actions={data && <Actions promotion={data} />}
      />
      <Loaded read={read} height="20rem">
        {(promotion) => (
          <div className={styles.parts}>
            <Facts promotion={promotion} />
            <ProposalList request={{ kind: 'promotion-terms', subject: promotionId, brand: promotion.brand }} />
            {promotion.versions.map((version) => (
              <VersionPanel key={version.version} promotion={promotion} version={version} />
            ))}
            <ParticipantsPanel promotion={promotion} />
          </div>
        )}
      </Loaded>
    </section>
  );
}

function Actions({ promotion }: { readonly promotion: AdminPromotionDetail }) {
  const t = useMessages('console');
  return (
    <span className={styles.actions}>
      {promotion.state !== 'ended' && (
        <Link to={`/promotions/edit/${promotion.promotionId}`} className={buttonClass()}>
          {t('points.edit')}
        </Link>
      )}
      <StateActions promotion={promotion} />
    </span>
  );
}

function Facts({ promotion }: { readonly promotion: AdminPromotionDetail }) {
  const t = useMessages('console');
  const locale = formatLocale(useLanguage());
  const number = numberFormat(locale);
  const { kind, brand, state, startsAt, endsAt, currency, budget, budgetCount, spent, rewarded, participants } =
    promotion;
  return (
    <Panel>
      <dl className={styles.facts}>
        <div>
          <dt>{t('points.status')}</dt>
          <dd>
            <StateBadge state={state} />
          </dd>
        </div>
        <div>
          <dt>{t('promotions.kindLabel')}</dt>
          <dd>
            {t(`promotions.kind.${kind}`)}, {brand}
          </dd>
        </div>
        <div>
          <dt>{t('promotions.window')}</dt>
          <dd>
            <LocalTime instant={startsAt} /> –{' '}
            {endsAt === null ? t('promotions.openEnd') : <LocalTime instant={endsAt} />}
          </dd>
        </div>
        <div>
          <dt>{t('promotions.spent')}</dt>
          <dd>
            <Money amount={spent} currency={currency} locale={locale} /> /{' '}
            <Money amount={budget} currency={currency} locale={locale} />
          </dd>
        </div>
        <div>
          <dt>{t('promotions.rewarded')}</dt>
          <dd>
            {number.format(rewarded)}
            {budgetCount !== null && ` / ${number.format(budgetCount)}`}
          </dd>
        </div>
        <div>
          <dt>{t('promotions.participants')}</dt>
          <dd>{number.format(participants)}</dd>
        </div>
      </dl>
    </Panel>
  );
}
