import { FOOTER_PICTURES_AT_MOST } from '@marquee/contract/footer-places';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Button, EmptyState, Panel } from '@marquee/ui';
import { ImagePlus } from '@marquee/ui/icons';
import { FailureLine } from '../../../lib/failure/failure-line';
import forms from '../../../lib/layout/forms.module.css';
import { Loaded } from '../../../lib/loaded/loaded';
import { RevisionConflict } from '../../../lib/revision/revision-conflict';
import { useReload } from '../../../lib/revision/use-reload';
import styles from './footer.module.css';
import { MarkList } from './mark-list';
import { MarkPreview } from './mark-preview';
import { MarkUpload } from './mark-upload';
import { type Footer, useFooter } from './use-footer';
import { newMark, useFooterForm } from './use-footer-form';

export function FooterEditor({ brand }: { readonly brand: string }) {
  const read = useFooter(brand);
  const { load, reload } = useReload(read);
  return (
    <Loaded read={read} height="30rem">
      {(footer) => <Editor key={load} brand={brand} footer={footer} onReload={reload} />}
    </Loaded>
  );
}

interface EditorProps {
  readonly brand: string;
  readonly footer: Footer;
  /** Shows what is stored now. */
  readonly onReload: () => void;
}

/** The list of pictures with what each says, and how they look in the footer. */
function Editor({ brand, footer, onReload }: EditorProps) {
  const t = useMessages('console');
  const { form, rows, submit, failure, isPending, revision } = useFooterForm(brand, footer);
  const count = rows.fields.length;
  const srcOf = (imageId: string) => `/ops/footer/${brand}/images/${imageId}`;
  return (
    <form onSubmit={submit} noValidate className={styles.page}>
      <FailureLine error={failure} />
      <RevisionConflict revision={revision} submit={() => submit()} onTakeTheirs={onReload} />
      <Panel>
        <div className={forms.pageForm}>
          {count === 0 ? (
            <EmptyState icon={<ImagePlus />} title={t('footer.empty')} />
          ) : (
            <MarkList form={form} rows={rows} languages={footer.languages} srcOf={srcOf} />
          )}
          <MarkUpload
            brand={brand}
            room={FOOTER_PICTURES_AT_MOST - count}
            onUploaded={(imageId) => rows.append(newMark(imageId, footer.languages), { shouldFocus: false })}
          />
        </div>
      </Panel>
      {count > 0 && footer.grounds && (
        <Panel title={t('footer.preview')}>
          <MarkPreview form={form} grounds={footer.grounds} srcOf={srcOf} />
        </Panel>
      )}
      <Panel>
        <Button type="submit" variant="primary" loading={isPending}>
          {t('footer.save')}
        </Button>
      </Panel>
    </form>
  );
}
