import type { AdminPromotionDetail } from '@marquee/contract/calls/promotion-fields';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Button, Panel } from '@marquee/ui';
import { Breadcrumbs, PageHeader } from '@marquee/ui/page';
import { useWatch } from 'react-hook-form';
import { Link, useParams } from 'react-router-dom';
import { useRead } from '../../../../lib/calls';
import { FailureLine } from '../../../../lib/failure/failure-line';
import forms from '../../../../lib/layout/forms.module.css';
import { ReasonField } from '../../../../lib/reason/reason-field';
import { MemberPreview } from '../member-preview';
import styles from '../promotions.module.css';
import { useReload } from '../../../../lib/revision/use-reload';
import { RevisionConflict } from '../../../../lib/revision/revision-conflict';
import { Loaded } from '../../../../lib/loaded/loaded';
import { BasicFields } from './basic-fields';
import { ConditionFields } from './condition-fields';
import { RewardFields } from './reward-fields';
import { TextFields } from './text-fields';
import { TriggerFields } from './trigger-fields';
import { usePromotionForm } from './use-promotion-form';

/** `/promotions/edit/:promotionId`: the next version of a promotion's terms; without an id, a new promotion. */
export function EditorPage() {
  const { promotionId } = useParams();
  return promotionId === undefined ? (
    <Editor promotion={null} onReload={() => undefined} />
  ) : (
    <ExistingEditor promotionId={promotionId} />
  );
}

function ExistingEditor({ promotionId }: { readonly promotionId: string }) {
  const read = useRead('promotionsAdmin.detail', { promotionId });
  const { load, reload } = useReload(read);
  return (
    <Loaded read={read} height="20rem">
      {(promotion) => <Editor key={load} promotion={promotion} onReload={reload} />}
    </Loaded>
  );
}

const isPublished = ({ state }: AdminPromotionDetail): boolean => state !== 'draft' && state !== 'proposed';

interface EditorProps {
  /** Null: a new one. */
  readonly promotion: AdminPromotionDetail | null;
  /** Starts over from what is stored. */
  readonly onReload: () => void;
}

function Editor({ promotion, onReload }: EditorProps) {
  const t = useMessages('console');
  const { form, submit, failure, isPending, revision } = usePromotionForm(promotion);

  const [brand, picture, texts, trigger] = useWatch({
    control: form.control,
    name: ['brand', 'terms.picture', 'terms.texts', 'terms.rules.trigger.kind'],
  });
  const all = <Link to="/promotions">{t('promotions.title')}</Link>;
  return (
    <section>
      <PageHeader
        above={
          <Breadcrumbs
            label={t('promotions.title')}
            ancestors={[{ id: 'all', link: all }]}
            current={promotion?.title ?? t('promotions.new')}
          />
        }
        title={promotion ? t('points.editGood', { name: promotion.title }) : t('promotions.new')}
        description={t('promotions.editor.description')}
      />
      <div className={styles.columns}>
        <form className={forms.form} onSubmit={submit} noValidate>
          <Panel title={t('promotions.editor.basics')}>
            <BasicFields form={form} isNew={promotion === null} />
          </Panel>
          <Panel title={t('promotions.editor.texts')}>
            <TextFields form={form} />
          </Panel>
          <Panel title={t('promotions.editor.trigger')}>
            <TriggerFields
              form={form}
              currency={promotion?.currency}
              isPublished={promotion !== null && isPublished(promotion)}
            />
          </Panel>
          {trigger !== 'screen' && (
            <Panel title={t('promotions.editor.reward')}>
              <RewardFields form={form} currency={promotion?.currency} />
            </Panel>
          )}
          <Panel title={t('promotions.editor.conditions')}>
            <ConditionFields form={form} />
          </Panel>
          <Panel>
            <div className={forms.form}>
              <ReasonField form={form} />
              <FailureLine error={failure} />
              <div>
                <Button type="submit" variant="primary" loading={isPending}>
                  {t('promotions.editor.save')}
                </Button>
              </div>
            </div>
          </Panel>
        </form>
        <aside className={styles.aside} aria-label={t('promotions.preview')}>
          <MemberPreview brand={brand} picture={picture} texts={texts} />
        </aside>
      </div>
      <RevisionConflict revision={revision} submit={() => void submit()} onTakeTheirs={onReload} />
    </section>
  );
}
