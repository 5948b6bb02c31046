import type { CallValue } from '@marquee/contract/calls/index';
import type { ApiError } from '@marquee/kit/http/api-error';

import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Button, Panel } from '@marquee/ui';
import { Segmented } from '@marquee/ui/choice';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useClient } from '../../../lib/calls';
import { FailureLine } from '../../../lib/failure/failure-line';
import { Loaded } from '../../../lib/loaded/loaded';
import { RevisionConflict } from '../../../lib/revision/revision-conflict';
import { useReload } from '../../../lib/revision/use-reload';
import styles from './message-templates.module.css';
import { TemplateTextFields } from './template-text-fields';
import { isEmpty, type TemplatePlace, useTemplateForm } from './use-template-form';

type Template = CallValue<'messageTemplates.read'>;

interface TemplateEditorProps extends TemplatePlace {
  readonly onSaved: () => void;
}

export function TemplateEditor({ onSaved, ...place }: TemplateEditorProps) {
  const client = useClient();
  const read = useQuery<Template, ApiError>({
    queryKey: ['messageTemplates.read', place],
    queryFn: ({ signal }) => client.call('messageTemplates.read', place, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const { load, reload } = useReload(read);
  return (
    <Loaded read={read} height="30rem">
      {(template) => <Editor key={load} place={place} template={template} onSaved={onSaved} onReload={reload} />}
    </Loaded>
  );
}

interface EditorProps {
  readonly place: TemplatePlace;
  readonly template: Template;
  readonly onSaved: () => void;
  /** Shows what is stored now. */
  readonly onReload: () => void;
}

/** The message, one language at a time. A language without a text has the standard one. */
function Editor({ place, template, onSaved, onReload }: EditorProps) {
  const t = useMessages('console');
  const consoleLanguage = useLanguage();
  const { form, submit, failure, isPending, revision } = useTemplateForm(place, template, onSaved);
  const [language, texts] = useWatch({ control: form.control, name: ['language', 'texts'] });
  const { languages, names } = template;
  const standard = languages.filter((code) => isEmpty(texts[code]));
  return (
    <form onSubmit={submit} noValidate className={styles.editor}>
      <h2 dir="auto">{names[consoleLanguage] ?? names['en']}</h2>
      <FailureLine error={failure} />
      <RevisionConflict revision={revision} submit={() => submit()} onTakeTheirs={onReload} />
      <Segmented
        label={t('articles.language')}
        options={languages.map((value) => ({ value, label: value }))}
        value={language}
        onValueChange={(value) => form.setValue('language', value)}
      />
      <TemplateTextFields key={language} form={form} place={place} template={template} language={language} />
      <Panel>
        <p>
          {standard.length > 0
            ? t('messageTemplates.standardIn', { languages: standard.join(', ') })
            : t('messageTemplates.allWritten')}
        </p>
        <Button type="submit" variant="primary" loading={isPending}>
          {t('articles.save')}
        </Button>
      </Panel>
    </form>
  );
}
