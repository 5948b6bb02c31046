import type { CallValue } from '@marquee/contract/calls/index';
import { MESSAGE_TEXT_MAX, MESSAGE_TITLE_MAX, type MessageText } from '@marquee/contract/message-template';
import type { ApiError } from '@marquee/kit/http/api-error';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge, Button, Panel } from '@marquee/ui';
import { TextAreaField, TextField } from '@marquee/ui/field';
import { useMutation } from '@tanstack/react-query';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useClient } from '../../../lib/calls';
import { FailureLine } from '../../../lib/failure/failure-line';
import forms from '../../../lib/layout/forms.module.css';
import styles from './message-templates.module.css';
import { isEmpty, type TemplatePlace, type TemplateValues } from './use-template-form';

interface TemplateTextFieldsProps {
  readonly form: UseFormReturn<TemplateValues>;
  readonly place: TemplatePlace;
  readonly template: CallValue<'messageTemplates.read'>;
  readonly language: string;
}

/** The message in one language: what is written, and what a member would read. */
export function TemplateTextFields({ form, place, template, language }: TemplateTextFieldsProps) {
  const t = useMessages('console');
  const written = useWatch({ control: form.control, name: `texts.${language}` });
  const errors = form.formState.errors.texts?.[language];
  const standard = template.standards[language];
  const setText = (text: MessageText) => form.setValue(`texts.${language}`, text, { shouldDirty: true });
  const sent = isEmpty(written) ? standard : written;
  return (
    <div className={styles.columns} lang={language}>
      <Panel title={t('articles.text')}>
        <div className={forms.pageForm}>
          <TextField
            {...form.register(`texts.${language}.title`)}
            label={t('messageTemplates.messageTitle')}
            error={errors?.title?.message}
            maxLength={MESSAGE_TITLE_MAX}
            placeholder={standard?.title}
            dir="auto"
          />
          <TextAreaField
            {...form.register(`texts.${language}.text`)}
            label={t('messageTemplates.messageText')}
            hint={t('messageTemplates.hint')}
            error={errors?.text?.message}
            maxLength={MESSAGE_TEXT_MAX}
            placeholder={standard?.text}
            rows={6}
            dir="auto"
          />
          <Placeholders names={template.placeholders} />
          {isEmpty(written) && standard && (
            <Button onClick={() => setText(standard)}>{t('messageTemplates.startFrom')}</Button>
          )}
          {!isEmpty(written) && (
            <Button onClick={() => setText({ title: '', text: '' })}>{t('messageTemplates.reset')}</Button>
          )}
        </div>
      </Panel>
      {sent && <Preview place={place} language={language} sent={sent} />}
    </div>
  );
}

function Placeholders({ names }: { readonly names: readonly string[] }) {
  const t = useMessages('console');
  return (
    <div className={styles.placeholders}>
      <span>{t('messageTemplates.placeholders')}</span>
      {[...names, 'brand'].map((name) => (
        <Badge key={name}>
          <bdi dir="ltr">{`{{${name}}}`}</bdi>
        </Badge>
      ))}
    </div>
  );
}

interface PreviewProps {
  readonly place: TemplatePlace;
  readonly language: string;
  readonly sent: MessageText;
}

/** The message as a member would read it, with sample values. */
function Preview({ place, language, sent }: PreviewProps) {
  const t = useMessages('console');
  const client = useClient();
  const preview = useMutation<MessageText, ApiError>({
    mutationFn: () => client.call('messageTemplates.preview', { ...place, language, ...sent }),
  });
  return (
    <Panel title={t('articles.preview')}>
      <div className={forms.pageForm}>
        <FailureLine error={preview.error} />
        {preview.data && (
          <div dir="auto">
            <b className={styles.text}>{preview.data.title}</b>
            <p className={styles.text}>{preview.data.text}</p>
          </div>
        )}
        <Button loading={preview.isPending} onClick={() => preview.mutate()}>
          {t('articles.showPreview')}
        </Button>
      </div>
    </Panel>
  );
}
